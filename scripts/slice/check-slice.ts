import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { runProgram } from "./run-program.ts";
import { SliceProblem } from "./slice-problem.ts";

const modelSchema = v.object({ id: v.string(), variations: v.array(v.object({ id: v.string() })) });

type Model = v.InferOutput<typeof modelSchema>;

/**
 * Checks one slice: lint and types of its folder, its own tests, and its rows of the conformance tests. Prints a line
 * for each, with the output of what failed, and then what `npm test` wants besides. Throws a SliceProblem for a slice
 * that is unknown.
 */
export async function checkSlice(root: string, name: string): Promise<boolean> {
  const model = findModel(root, name);
  const checks = listChecks(root, name, model);
  const results = await Promise.all(
    checks.map(async ([title, program, parameters]) => {
      const result = await runProgram(root, program, parameters, { CHECKED_SLICE: name });
      return { title, ...result };
    }),
  );
  for (const { title, ok, output } of results) console.log(ok ? `ok     ${title}` : `FAILED ${title}\n${output}`);
  const failed = results.filter(({ ok }) => !ok).length;
  console.log(failed === 0 ? `${name} passes its checks.` : `${name} fails ${failed} of ${results.length} checks.`);
  const missing = listMissingScreenshots(root, name, model);
  if (missing.length > 0) console.log(`npm test wants ${missing.join(", ")} too: npm run screenshots ${name}`);
  return failed === 0;
}

type Checks = readonly (readonly [title: string, program: string, parameters: readonly string[]])[];

function listChecks(root: string, name: string, { id }: Model): Checks {
  const folder = `slices/${name}`;
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  const withIslands = files.some((file) => /\.(?:client\.tsx|enhance\.ts)$/.test(file));
  const tests = withIslands ? [...conformanceTests, islandTests] : conformanceTests;
  const config = ["--config", "tests/slice/vitest.config.ts"];
  const pattern = ["--testNamePattern", createTestPattern(name, id)];
  return [
    ["lint and types", "oxlint", ["--type-aware", "--type-check", "--deny-warnings", folder]],
    ["format", "oxfmt", ["--check", folder]],
    ["its tests", "vitest", ["run", ...failuresAlone, `${folder}/`]],
    ["conformance", "vitest", ["run", ...config, ...failuresAlone, ...tests, ...pattern]],
  ];
}

/** Omits the hundreds of tests that pass, or are about other slices, from the output. */
const failuresAlone = ["--reporter=minimal", "--hideSkippedTests"];

function findModel(root: string, name: string): Model {
  const names = readdirSync(join(root, "slices")).filter((each) => existsSync(join(root, toModelPath(each))));
  if (names.includes(name))
    return v.parse(modelSchema, JSON.parse(readFileSync(join(root, toModelPath(name)), "utf8")));
  const problem = name === "" ? "Name a slice: npm run check:slice Hero." : `There is no slice “${name}”.`;
  throw new SliceProblem(`${problem} These exist: ${names.toSorted().join(", ")}.`);
}

const toModelPath = (name: string) => `slices/${name}/model.json`;

function listMissingScreenshots(root: string, name: string, { variations }: Model): readonly string[] {
  const files = variations.map(({ id }) => `slices/${name}/screenshot-${id}.png`);
  return files.filter((file) => !existsSync(join(root, file)));
}

const toTestPath = (test: string) => `tests/conformance/${test}.test.`;

/** Tests with rows of a slice: its model, mocks and fields, the registry, and what its sources may not do. */
const conformanceTests = ["fields", "mocks-render", "model-fields", "models", "registry", "sources", "storage"].map(
  toTestPath,
);

/** Renders, builds and hydrates the islands of a slice. */
const islandTests = toTestPath("islands");

/** Matches the titles of tests about a slice, by its name or id, and about lists and sources. */
const createTestPattern = (name: string, id: string) =>
  `(^|\\W)(${name}|${id})(\\W|$)|slices/index\\.ts|every slice|loads code for the browser|stores something in a browser`;
