import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseText } from "./engine/parse-text.ts";
import { shortcodes } from "./index.ts";

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "engine")
  .map((entry) => entry.name);

test("every shortcode's folder is registered under its own name", () => {
  expect([...shortcodes.keys()].toSorted()).toEqual(folders.toSorted());
});

describe.each([...shortcodes.values()])("D33: [$name]", (definition) => {
  test("has an example that uses it and fits", () => {
    const uses = parseText(definition.example).nodes.filter((node) => node.kind === "shortcode");
    const problems: string[] = [];
    const instances = uses.map((node) => definition.parse(node.attributes, (problem) => problems.push(problem)));
    expect(uses.map((node) => node.name)).toEqual([definition.name]);
    expect(problems).toEqual([]);
    expect(instances).not.toContain(undefined);
  });

  test("says in words what is wrong with an attribute, and that one is missing", () => {
    const problems: string[] = [];
    const names = [...definition.attributeNames].filter((name) => name !== "fallback");
    for (const wrong of [{}, ...names.flatMap((name) => [{ [name]: true } as const, { [name]: "?" }])]) {
      definition.parse(wrong, (problem) => problems.push(problem));
    }
    expect(problems.filter((problem) => !/^([a-z]+: )?[A-Z].+\.$/.test(problem))).toEqual([]);
    expect(problems.filter((problem) => /Invalid|Expected|undefined/.test(problem))).toEqual([]);
  });

  test("has a sentence for editors", () => {
    expect(definition.sentence).toMatch(/^[A-Z].+\.$/);
  });
});
