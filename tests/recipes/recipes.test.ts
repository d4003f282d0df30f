import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { applyEdit } from "./apply-edit.ts";
import { readRecipes, readRecipeSteps } from "./read-recipe.ts";

const root = path.resolve(import.meta.dirname, "../..");
const recipes = readRecipes();
const readme = readFileSync(path.join(root, "docs/recipes/README.md"), "utf8");

test("the overview names each recipe", () => {
  const named = [...readme.matchAll(/\]\((?<name>[\w-]+)\.md\)/gu)].map(({ groups }) => groups?.["name"] ?? "");
  expect(named.toSorted()).toEqual(recipes.map(({ name }) => name));
});

describe.each(recipes)("the recipe $name", ({ text, steps }) => {
  const written = steps.flatMap((step) => (step.kind === "new file" ? [step.file] : []));

  test("writes files that are not there yet", () => {
    expect(written.filter((file) => existsSync(path.join(root, file)))).toEqual([]);
  });

  test("edits lines that are there once", () => {
    const edited = new Map<string, string>();
    const edits = steps.filter((step) => step.kind === "edit");
    for (const step of edits) {
      const source = edited.get(step.file) ?? readFileSync(path.join(root, step.file), "utf8");
      edited.set(step.file, applyEdit(source, step.diff));
      expect(edited.get(step.file)).not.toBe(source);
    }
  });

  test("names no file that is not there", () => {
    const prose = text.replaceAll(/^```[\s\S]*?^```$/gmu, "");
    const named = [...prose.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/gu)].map(([, file = ""]) => file);
    const commands = steps.flatMap((step) => (step.kind === "command" ? [step.command] : [])).join("\n");
    const known = (file: string) =>
      written.includes(file) ||
      commands.includes(file) ||
      existsSync(path.join(root, file)) ||
      existsSync(path.join(root, "node_modules", `${file}.js`));
    expect(named.filter((file) => !known(file))).toEqual([]);
  });
});

test("blocks → steps", () => {
  const markdown =
    '```ts title="a/b.ts"\nx\n```\n\n```diff title="c.ts"\n a\n+b\n```\n\n```sh\nnpm run registry\n```\n';
  expect(readRecipeSteps(markdown)).toEqual([
    { kind: "new file", file: "a/b.ts", text: "x\n" },
    { kind: "edit", file: "c.ts", diff: " a\n+b\n" },
    { kind: "command", command: "npm run registry" },
  ]);
});

test.each([
  ["a\nb\n", " a\n+x\n b\n", "a\nx\nb\n"],
  ["a\nb\nc\n", "-a\n+x\n\n b\n+y\n", "x\nb\ny\nc\n"],
])("%j edited by %j → %j", (source, diff, edited) => {
  expect(applyEdit(source, diff)).toBe(edited);
});

test.each([
  ["a\nb\n", " c\n+x\n", "0 times"],
  ["a\nb\na\n", " a\n+x\n", "2 times"],
])("%j can't be edited by %j", (source, diff, message) => {
  expect(() => applyEdit(source, diff)).toThrow(message);
});
