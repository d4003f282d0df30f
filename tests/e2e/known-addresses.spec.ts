import { Agent } from "node:http";
import { expect, test } from "@playwright/test";
import { send } from "../support/send.ts";
import { contentEditor } from "./content-editor.ts";
import { useOwnSite } from "./own-site.ts";
import { addressed } from "./pages.ts";

test.describe.configure({ mode: "serial" });

/** A site that no webhook reaches: nothing listens on that port. */
const own = useOwnSite({
  CONTENT_WEBHOOK_URL: "http://localhost:9/",
  CONTENT_WEBHOOK_SECRET: "a-secret-of-32-characters-or-more",
});
const { put, read } = contentEditor(own);

const agent = new Agent({ keepAlive: true });

/** Returns status and cache state of a page. */
async function visit(path: string): Promise<readonly [status: number, state: unknown]> {
  const { headers: to } = addressed(own.baseUrl, "tessera", path);
  const { status, headers } = await send({ path, base: own.baseUrl, headers: to, agent });
  return [status, headers["x-cache"]];
}

/** Visits until a page is as expected. Seconds pass before the site sees a publication by itself. */
async function becomes(path: string, status: number): Promise<void> {
  await expect(async () => expect((await visit(path))[0]).toBe(status)).toPass({ intervals: [100] });
}

const good = ["/", "/rome/", "/de/rome/", "/credits/"];

test("B10: a thousand unknown paths render nothing, and take no page away @whole", async () => {
  for (const path of [...good, "/no-such-page/", "/de/no-such-page/"]) await visit(path);
  // The addresses are read in the background: until then an unknown path is rendered.
  await expect(async () => expect(await visit(`/${crypto.randomUUID()}/`)).toEqual([404, "hit"])).toPass();
  const unknown = Array.from({ length: 1000 }, (_, index) => `${index % 2 === 0 ? "" : "/de"}/unknown-${index}/`);
  const seen = new Set<string>();
  for (const path of unknown) seen.add((await visit(path)).join(" "));
  expect([...seen]).toEqual(["404 hit"]);
  for (const path of good) expect(await visit(path)).toEqual([200, "hit"]);
});

test("I10: a thousand views of a page that reads none are the one page that is cached @whole", async () => {
  const views = Array.from(
    { length: 1000 },
    (_, index) => `sort=price&category=${index + 1}&offset=${index}&utm=${index}`,
  );
  const seen = new Set<string>();
  await visit("/privacy-policy/");
  for (const view of views) seen.add((await visit(`/privacy-policy/?${view}`)).join(" "));
  expect([...seen]).toEqual(["200 hit"]);
  expect((await visit("/privacy-policy/?page=2"))[0]).toBe(404);
});

test("P33: a page comes and moves without a webhook @whole", async () => {
  const uid = "www.tessera.example.unannounced";
  const moved = "www.tessera.example.announced";
  const data = { heading: [{ type: "heading1", text: "Unannounced", spans: [] }] };
  const page = { type: "content_page", lang: "en-us", uid, tags: [uid], title: "Unannounced", data };
  expect((await visit("/unannounced/"))[0]).toBe(404);
  // This page is rendered now, so what renders pages has a content ref for the next five seconds.
  expect(await visit("/ar/rome/")).toEqual([200, "miss"]);
  await put("unannounced", page);
  await becomes("/unannounced/", 200);
  const { id } = await read(`at(my.content_page.uid, "${uid}")`);
  await put(id, { ...page, uid: moved, tags: [moved] });
  await becomes("/announced/", 200);
  await becomes("/unannounced/", 404);
});
