import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { storedPage } from "../../pages/stored-page.fixture.ts";
import { openPagesOnDisk } from "./pages-on-disk.ts";

it("B6: a flood of views with parameters evicts no default view", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "pages-"));
  // A file may still be written.
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 5 }));
  const log = { error: () => {}, info: () => {} };
  const page = await storedPage();
  const { pages } = await openPagesOnDisk({ folder, maxBytes: 64_000, namespace: "", buildId: "build", log });
  const rome = "/www.tessera.example/en/auto/_/rome";
  const viewOf = (number: number) => `/www.tessera.example/en/auto/page%3D${number}/rome`;
  pages.set(rome, page);
  await expect.poll(() => pages.get(rome)).toBeDefined();
  for (let number = 2; number < 40; number += 1) {
    pages.set(viewOf(number), page);
    await expect.poll(() => pages.get(viewOf(number))).toBeDefined();
  }
  expect(await pages.get(rome)).toBeDefined();
  expect(await pages.get(viewOf(2))).toBeUndefined();
});
