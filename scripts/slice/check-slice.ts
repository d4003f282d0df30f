import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { runProgram } from "./run-program.ts";
import { SliceProblem } from "./slice-problem.ts";

const modelSchema = v.object({ id: v.string() });

/**
 * Checks one slice: lint and types of its folder, its own tests, and what the conformance tests say of it. Prints a line
 * for each, with the output of what failed. Throws a SliceProblem for a slice that is unknown.
 */
export async function checkSlice(root: string, name: string): Promise<boolean> {
  const id = slices(root).get(name);
  if (id === undefined)
    throw new SliceProblem(`There is no slice “${name}”. These exist: ${[...slices(root).keys()].join(", ")}.`);
  const folder = `slices/${name}`;
  const checks = [
    ["lint and types", "oxlint", ["--type-aware", "--type-check", "--deny-warnings", folder]],
    ["format", "oxfmt", ["--check", folder]],
    ["its tests", "vitest", ["run", ...failuresAlone, `${folder}/`]],
    [
      "conformance",
      "vitest",
      ["run", ...failuresAlone, ...conformanceTests(root), "--testNamePattern", createTestPattern(name, id)],
    ],
  ] as const;
  const results = await Promise.all(
    checks.map(async ([title, program, parameters]) => ({ title, ...(await runProgram(root, program, parameters)) })),
  );
  for (const { title, ok, output } of results) console.log(ok ? `ok     ${title}` : `FAILED ${title}\n${output}`);
  const failed = results.filter(({ ok }) => !ok).length;
  console.log(failed === 0 ? `${name} passes its checks.` : `${name} fails ${failed} of ${results.length} checks.`);
  return failed === 0;
}

/** Omits the hundreds of tests that pass, or are about other slices, from the output. */
const failuresAlone = ["--reporter=minimal", "--hideSkippedTests"];

function slices(root: string): ReadonlyMap<string, string> {
  const names = readdirSync(join(root, "slices")).filter((name) => existsSync(join(root, modelPath(name))));
  return new Map(
    names.toSorted().map((name) => {
      const model: unknown = JSON.parse(readFileSync(join(root, modelPath(name)), "utf8"));
      return [name, v.parse(modelSchema, model).id];
    }),
  );
}

const modelPath = (name: string) => `slices/${name}/model.json`;

/** Returns the conformance tests that walk the slices, their fields or the generated files. */
function conformanceTests(root: string): readonly string[] {
  const folder = "tests/conformance";
  return readdirSync(join(root, folder))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((file) => walksSlices.test(readFileSync(join(root, file), "utf8")));
}

const walksSlices = /\b(?:sliceFolders|sliceFields|sliceMocks|generatedFiles|contentTypesSource|toolLeftovers)\b/;

/** Matches the titles of tests about a slice, by its name or id, and of tests about all slices. */
const createTestPattern = (name: string, id: string) =>
  `(^|\\W)(${name}|${id})(\\W|$)|slices/index\\.ts|types of the models|every slice|in this project`;
