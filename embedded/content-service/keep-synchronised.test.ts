import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openStore } from "./sqlite/open-store.ts";
import { keepSynchronised } from "./keep-synchronised.ts";

async function watched() {
  const folder = mkdtempSync(join(tmpdir(), "watched-"));
  const content = join(folder, "content");
  mkdirSync(join(content, "page"), { recursive: true });
  const store = await openStore({ file: join(folder, "content.db"), threads: false });
  const published = vi.fn();
  const end = keepSynchronised({ store, folders: { content, models: content, languages: [] }, published });
  onTestFinished(async () => {
    await end();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const write = (text: string) => writeFileSync(join(content, "page", "a.en-us.json"), text);
  return { store, published, write };
}

function page(tag: string): string {
  return JSON.stringify({ type: "page", uid: "a", lang: "en-us", tags: [tag], data: {} });
}

test("a change on disk is published and reported", async () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const { store, published, write } = await watched();
  write(page("first"));
  await expect.poll(async () => (await store.state()).tags).toEqual(["first"]);
  write(page("second"));
  await expect.poll(async () => (await store.state()).tags).toEqual(["second"]);
  await expect.poll(() => published).toHaveBeenCalledTimes(2);
});

test("while a file is wrong, the content from before stays", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const { store, published, write } = await watched();
  const { master } = await store.state();
  write("{");
  await vi.waitFor(
    () => expect(said).toHaveBeenCalledWith(expect.stringContaining("content from before stays")),
    20_000,
  );
  expect((await store.state()).master).toBe(master);
  expect(published).not.toHaveBeenCalled();
});
