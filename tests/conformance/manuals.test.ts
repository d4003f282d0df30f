import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { rooms } from "../support/test-files.ts";

const root = path.join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const linesIn = (file: string) => read(file).trimEnd().split("\n");
const listLongLines = (file: string) => linesIn(file).filter((line) => line.length > 140);

/** Folders that tools write. Next serves the files of `public/`, so its manual is one of a folder inside. */
const without = new Set([...read(".gitignore").replaceAll("/", "").split("\n"), "public"]);

describe("the README of a top-level folder", () => {
  it.each(rooms().filter((room) => !without.has(room)))("of %s is there, with at most 15 lines", (room) => {
    const readme = `${room}/README.md`;
    expect(existsSync(path.join(root, readme))).toBe(true);
    expect(linesIn(readme).length).toBeLessThanOrEqual(15);
  });
});

it("the project's README has at most 120 lines of 140 characters", () => {
  expect(linesIn("README.md").length).toBeLessThanOrEqual(120);
  expect(listLongLines("README.md")).toEqual([]);
});

it.each(readdirSync(path.join(root, "docs/adr")))("the record %s has at most 35 lines of 140 characters", (name) => {
  expect(linesIn(`docs/adr/${name}`).length).toBeLessThanOrEqual(35);
  expect(listLongLines(`docs/adr/${name}`)).toEqual([]);
});

describe("the scripts of npm", () => {
  const { scripts } = v.parse(
    v.object({ scripts: v.record(v.string(), v.string()) }),
    JSON.parse(read("package.json")),
  );
  const names = Object.keys(scripts);

  it("are at most 20, so that a newcomer reads all of them", () => {
    expect(names.length).toBeLessThanOrEqual(20);
  });

  it("are in the README or in a manual, but for the one that npm runs by itself", () => {
    const manuals = readdirSync(path.join(root, "docs")).filter((name) => name.endsWith(".md"));
    const text = ["README.md", ...manuals.map((name) => `docs/${name}`)].map(read).join("\n");
    const isNamed = (name: string) => new RegExp(`(?:npm |npm run )${name}(?![\\w:-])`).test(text);
    expect(names.filter((name) => !isNamed(name))).toEqual(["prestart"]);
  });

  it("that the manuals name are there", () => {
    const manuals = readdirSync(path.join(root, "docs"), { recursive: true, encoding: "utf8" });
    const files = ["README.md", ...manuals.filter((name) => name.endsWith(".md")).map((name) => `docs/${name}`)];
    const named = files.flatMap((file) =>
      [...read(file).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = ""]) => name),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });
});
