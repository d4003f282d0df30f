import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { type ScratchProject, scratchProject } from "../support/scratch-project.ts";
import { type Site, startSite } from "../support/start-site.ts";

let copy: ScratchProject | undefined;
let site: Site | undefined;
let home = "";

test.beforeAll(async () => {
  test.setTimeout(240_000);
  copy = scratchProject();
  site = await startSite({}, { root: copy.folder, development: true });
  home = `${site.baseUrl}/`;
});

test.afterAll(async () => {
  await site?.stop();
  copy?.remove();
});

/** Edits a file of the copy. Returns a function that puts the original back. */
function edit(file: string, change: (source: string) => string): () => void {
  const target = path.join(copy?.folder ?? "", file);
  const original = readFileSync(target, "utf8");
  const changed = change(original);
  expect(changed).not.toBe(original);
  writeFileSync(target, changed);
  return () => writeFileSync(target, original);
}

const heading = "Spend the day there, not in the queue";

const faults = [
  ["a syntax error", "slices/Hero/Hero.tsx", "const = 3;", "./slices/Hero/Hero.tsx"],
  ["a missing module", "slices/Hero/index.ts", 'import "./nowhere.ts";', "Can't resolve './nowhere.ts'"],
  [
    "a style sheet that does not compile",
    "slices/Hero/Hero.css.ts",
    "export const x = style({ color: });",
    "Hero.css.ts",
  ],
  ["a definition that throws", "customtypes/microsite/index.ts", 'throw new Error("no such kind");', "no such kind"],
] as const;

for (const [fault, file, line, message] of faults) {
  test(`${fault} shows in Next's overlay, also after a reload, and the page is back once it is corrected`, async ({
    page,
  }) => {
    await page.goto(home);
    const undo = edit(file, (source) => `${source}\n${line}\n`);
    await expect(page.locator("nextjs-portal")).toContainText(message);
    const connected = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
    await page.reload();
    await expect(page.locator("nextjs-portal")).toContainText(message);
    // Only a page that listens by now hears of the correction.
    await connected;
    undo();
    await expect(page.locator("h1")).toHaveText(heading);
  });
}

test("a slice that throws is omitted and shows its error with its place in the code", async ({ page }) => {
  await page.goto(home);
  const undo = edit("slices/Hero/HeroText.tsx", (source) =>
    source.replace("const eyebrow =", 'if (page !== undefined) throw new Error("no words");\n  $&'),
  );
  const overlay = page.locator("nextjs-portal");
  // React's own complaint about an update while the page hydrates may be in front of the slice's error.
  await expect(async () => {
    await page.reload();
    await expect(overlay).toContainText("no words", { timeout: 15_000 });
  }).toPass();
  await expect(overlay).toContainText("slices/Hero/HeroText.tsx");
  undo();
  await expect(page.locator("h1")).toHaveText(heading);
});

test("a change to a document reloads the page", async ({ page }) => {
  await page.goto(home);
  const file = "embedded/content-service/data/documents/global_homepage/www.tessera.example.en-us.json";
  const undo = edit(file, (source) => source.replace(heading, "A day without queues"));
  await expect(page.locator("h1")).toHaveText("A day without queues");
  undo();
  await expect(page.locator("h1")).toHaveText(heading);
});
