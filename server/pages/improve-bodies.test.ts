import { expect, it } from "vitest";
import { compress, decompress } from "./compress.ts";
import { createImprover } from "./improve-bodies.ts";
import { readPageKey } from "./page-key.fixture.ts";
import { createPageMemory } from "./page-memory.ts";
import { storedPage } from "./stored-page.fixture.ts";

const html = Array.from(
  { length: 500 },
  (_, number) => `<p class="tour">Tour ${Math.imul(number, 2_654_435_761) >>> 0}</p>`,
).join("");
const path = "/www.tessera.example/en/auto/_/rome";
const [rome, other] = [readPageKey(path), readPageKey(`${path}-2`)];

it("the default view of a page becomes smaller behind its response, others stay as they are", async () => {
  const memory = createPageMemory(1_000_000);
  const improve = createImprover(memory);
  const page = await storedPage({ html });
  const views = [path.replace("auto", "USD"), path.replace("_", "page%3D2")].map(readPageKey);
  for (const key of [...views, rome]) {
    memory.set(key, page);
    improve(key, page);
  }
  await expect.poll(() => memory.get(rome)).not.toBe(page);
  const body = memory.get(rome)?.body;
  expect(body?.brotli.length).toBeLessThan(page.body?.brotli.length ?? 0);
  expect(body && (await decompress(body)).toString()).toBe(html);
  expect(views.map((key) => memory.get(key))).toEqual([page, page]);
});

it("a page that was replaced meanwhile stays as it is", async () => {
  const memory = createPageMemory(1_000_000);
  const improve = createImprover(memory);
  const [before, after, second] = await Promise.all(
    [html, `${html}!`, `${html}?`].map((each) => storedPage({ html: each })),
  );
  if (before === undefined || after === undefined || second === undefined) throw new Error("There are three pages.");
  memory.set(rome, before);
  memory.set(other, second);
  improve(rome, before);
  improve(other, second);
  memory.set(rome, after);
  await expect.poll(() => memory.get(other)).not.toBe(second);
  expect(memory.get(rome)).toBe(after);
});

it("HTML that has not changed is not compressed again", async () => {
  const body = await compress(html);
  expect(await compress(html, body)).toBe(body);
  expect(await compress(`${html}!`, body)).not.toBe(body);
});
