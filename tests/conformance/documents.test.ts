import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { documentFiles, rooms } from "../support/test-files.ts";

const root = path.join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const records = readdirSync(path.join(root, "docs/adr"));
/** The number of a record that was removed stays free. */
const numbers = new Set(records.map((name) => Number.parseInt(name, 10)));
const documents = documentFiles();

/** Returns the addresses of a document's links to other files. */
function linksIn(file: string): readonly string[] {
  const links = [...read(file).matchAll(/\]\((?<target>[^)\s#]+)[^)]*\)/g)].map(
    ({ groups }) => groups?.["target"] ?? "",
  );
  return links.filter((target) => !/^[a-z]+:/.test(target));
}

describe("decision records", () => {
  it("have each number once, also in their headings", () => {
    expect(numbers.size).toBe(records.length);
    const headings = records.map((name) => [
      name,
      /^# (?<number>\d+)\. /.exec(read(`docs/adr/${name}`))?.groups?.["number"],
    ]);
    expect(headings).toEqual(records.map((name) => [name, String(Number.parseInt(name, 10))]));
  });
});

describe.each(documents)("%s", (file) => {
  it("links to what is there, and names records that exist", () => {
    const missing = linksIn(file).filter((target) => !existsSync(path.join(root, path.dirname(file), target)));
    expect(missing).toEqual([]);
    const named = read(file).match(/\b[Rr]ecords? \d+\b(?:(?:, | and )\d+\b)*/g) ?? [];
    const missingRecords = named
      .flatMap((text) => text.match(/\d+/g) ?? [])
      .filter((text) => !numbers.has(Number(text)));
    expect(missingRecords).toEqual([]);
  });

  // A recipe writes files that are not there yet.
  it.skipIf(file.startsWith("docs/recipes/"))("names files that exist", () => {
    const named = [...read(file).matchAll(/`(?<name>[\w-]+\/[\w./[\]-]+\.(?:[cm]?ts|tsx|mjs))`/g)];
    const paths = named.map(({ groups }) => groups?.["name"] ?? "");
    const fromRoot = paths.filter((name) => rooms().includes(name.split("/", 1)[0] ?? ""));
    expect(fromRoot.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it("links a record under its own number", () => {
    const links = [...read(file).matchAll(/\[record (?<number>\d+)\]\((?<target>[^)]+)\)/g)];
    const wrong = links.filter(
      ({ groups }) => Number.parseInt(path.basename(groups?.["target"] ?? ""), 10) !== Number(groups?.["number"]),
    );
    expect(wrong.map(([link]) => link)).toEqual([]);
  });
});
