import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSources } from "./read-sources.ts";

const good = { type: "page", uid: "a.b", lang: "en-us", data: { title: "A" } };

function contentWith(files: Readonly<Record<string, unknown>>) {
  const directory = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), typeof content === "string" ? content : JSON.stringify(content));
  }
  return () => readSources(directory);
}

test("title, tags and dates are optional", () => {
  expect(contentWith({ "page/a.b.en-us.json": good })()).toEqual([{ ...good, tags: [] }]);
});

test.each([
  ["page/a.b.en-us.json", "{", "page/a.b.en-us.json is not valid JSON"],
  ["page/a.b.en-us.json", "null", "page/a.b.en-us.json: the document: Invalid type"],
  ["page/a.b.en-us.json", [], "page/a.b.en-us.json: type: Invalid key"],
  ["page/a.b.en-us.json", { ...good, data: "x" }, "page/a.b.en-us.json: data: Invalid type"],
  ["page/a.b.en-us.json", { ...good, tagz: [] }, "tagz"],
  [
    "page/a.b.en-us.json",
    { ...good, last_publication_date: "2026-01-01" },
    "last_publication_date: must look like 2026-01-02T10:00:00+0000",
  ],
  ["page/a.b.de-de.json", good, "so it must be page/a.b.en-us.json. Rename the file or correct what it says."],
  ["pages/a.b.en-us.json", good, "so it must be page/a.b.en-us.json."],
])("%s with %j is refused: %s", (file, content, message) => {
  expect(contentWith({ [file]: content })).toThrow(message);
});

test("every wrong file is named", () => {
  expect(contentWith({ "page/a.en-us.json": "{", "page/b.en-us.json": "[" })).toThrow(
    /a\.en-us\.json[\s\S]*b\.en-us\.json/,
  );
});
