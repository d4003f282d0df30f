import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { publishedContent } from "./published-content.ts";

function contentDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "published-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  mkdirSync(join(directory, "page"));
  return directory;
}

function write(directory: string, tag: string): void {
  const document = { type: "page", uid: "a", lang: "en-us", tags: [tag], data: {} };
  writeFileSync(join(directory, "page", "a.en-us.json"), JSON.stringify(document));
}

test("a change on disk is published, with another master ref", async () => {
  const directory = contentDirectory();
  write(directory, "before");
  const { store, close } = publishedContent({ watch: true, directory });
  onTestFinished(close);
  const before = await store.overview();
  write(directory, "after");
  await vi.waitFor(async () => expect((await store.overview()).tags).toEqual(["after"]), 5000);
  expect((await store.overview()).masterRef).not.toBe(before.masterRef);
});

test("while a file is wrong, the content from before stays", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const directory = contentDirectory();
  write(directory, "before");
  const { store, close } = publishedContent({ watch: true, directory });
  onTestFinished(close);
  writeFileSync(join(directory, "page", "a.en-us.json"), "{");
  await vi.waitFor(
    () => expect(said).toHaveBeenCalledWith(expect.stringContaining("The content from before stays.")),
    5000,
  );
  expect((await store.overview()).tags).toEqual(["before"]);
  said.mockRestore();
});
