import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseText } from "../text/parse-text.ts";
import { shortcodes } from "./index.ts";

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["attributes", "engine"].includes(entry.name))
  .map((entry) => entry.name);

test("every shortcode's folder is registered under its own name", () => {
  expect([...shortcodes.keys()].toSorted()).toEqual(folders.toSorted());
});

describe.each([...shortcodes.values()])("D33: [$name]", (definition) => {
  test("has an example that uses it and fits", () => {
    const { nodes, findings } = parseText(definition.example, shortcodes);
    const used = nodes.filter((node) => node.kind === "shortcode");
    expect(used.map(({ name }) => name)).toEqual([definition.name]);
    expect(used.map(({ use }) => use)).not.toContain(undefined);
    expect(findings).toEqual([]);
  });

  test("says in words what is wrong with an attribute, and that one is missing", () => {
    const names = [...definition.attributeNames].filter((name) => name !== "fallback");
    const wrong = [{}, ...names.flatMap((name) => [{ [name]: true } as const, { [name]: "?" }])];
    const problems = wrong.flatMap((attributes) => definition.parse(attributes).problem ?? []);
    expect(problems.filter((problem) => !/^([a-z]+: )?[A-Z].+\.$/.test(problem))).toEqual([]);
    expect(problems.filter((problem) => /Invalid|Expected|undefined/.test(problem))).toEqual([]);
  });

  test("has a sentence for editors", () => {
    expect(definition.sentence).toMatch(/^[A-Z].+\.$/);
  });
});
