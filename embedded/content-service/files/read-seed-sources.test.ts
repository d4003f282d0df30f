import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSeedSources } from "./read-seed-sources.ts";

const page = (uid: string, title: string) => JSON.stringify({ type: "page", uid, lang: "en-us", data: { title } });

/** Reads files and planned documents of pages, each as its uid and text. */
function read(files: Readonly<Record<string, string>>, plans: Readonly<Record<string, string>>) {
  const content = mkdtempSync(join(tmpdir(), "seed-sources-"));
  onTestFinished(() => rmSync(content, { recursive: true }));
  mkdirSync(join(content, "page"));
  for (const [uid, text] of Object.entries(files)) writeFileSync(join(content, "page", `${uid}.en-us.json`), text);
  const make = () => new Map(Object.entries(plans).map(([uid, text]) => [`page/${uid}.en-us.json`, text]));
  return readSeedSources({ content, planned: { folder: content, make } }).map(({ uid, data }) => [uid, data["title"]]);
}

test("files and planned documents are in the order of their names", () => {
  const files = { a: page("a", "file"), d: page("d", "file") };
  expect(read(files, { c: page("c", "planned"), b: page("b", "planned") })).toEqual([
    ["a", "file"],
    ["b", "planned"],
    ["c", "planned"],
    ["d", "file"],
  ]);
});

test("a file replaces the planned document of its name", () => {
  expect(read({ a: page("a", "file") }, { a: page("a", "planned") })).toEqual([["a", "file"]]);
});

test("an invalid planned document is named, with the correction", () => {
  expect(() => read({}, { a: page("a b", "planned") })).toThrow(
    "page/a.en-us.json, which is made of a plan: uid: must be letters, digits and . _ ~ -. Correct the plan.",
  );
});
