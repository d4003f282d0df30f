import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { runProgram } from "./run-program.ts";
import { SliceProblem } from "./slice-problem.ts";

const modelSchema = v.object({ id: v.string() });

/**
 * Checks one slice: lint and types of its folder, its own tests, and its rows of the conformance tests. Prints a line
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
      [
        "run",
        "--config",
        "scripts/slice/vitest.config.ts",
        ...failuresAlone,
        ...conformanceTests,
        "--testNamePattern",
        createTestPattern(name, id),
      ],
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

/** Tests with rows of a slice: its model, mocks and fields, the registry, and what its sources may not import. */
const conformanceTests = ["fields", "mocks-render", "model-fields", "models", "registry", "sources"].map(
  (test) => `tests/conformance/${test}.test.`,
);

/** Matches the titles of tests about a slice, by its name or id, and about lists and sources. */
const createTestPattern = (name: string, id: string) =>
  `(^|\\W)(${name}|${id})(\\W|$)|slices/index\\.ts|every slice|loads code for the browser`;
