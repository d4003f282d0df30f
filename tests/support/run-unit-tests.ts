import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { relative } from "node:path";
import * as v from "valibot";
import { readReport } from "./read-report.ts";
import type { StepResult } from "./run-step.ts";
import { testFiles } from "./test-files.ts";
import { listRelated, type TestLanes } from "./test-lanes.ts";

const report = "test-results/unit.json";
const resultSchema = v.object({ status: v.string() });
const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      ...resultSchema.entries,
      name: v.string(),
      assertionResults: v.array(v.object({ ...resultSchema.entries, fullName: v.string() })),
    }),
  ),
});

const skipped =
  "Only tests run that what changed since the last green commit may break. Run all with: npm run check -- unit";

/** Share of sampled pages and repeated runs after a green run: see `tests/support/test-scale.ts`. */
const shortScale = "0.04";

/** Runs unit and conformance tests and counts them. A run without a report counts as one failure. */
export function runUnitTests(lanes: TestLanes): StepResult {
  const { changed } = lanes;
  console.log("\n== unit");
  if (changed !== undefined) console.log(skipped);
  mkdirSync("test-results", { recursive: true });
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = changed === undefined ? ["run"] : ["related", "--run", ...listRelated(lanes, testFiles())];
  const scale = changed === undefined ? {} : { TEST_SCALE: process.env["TEST_SCALE"] ?? shortScale };
  const { status } = spawnSync("npx", ["vitest", ...chosen, ...reporters], {
    stdio: "inherit",
    env: { ...process.env, ...scale },
  });
  const counts = v.safeParse(reportSchema, readReport(report));
  if (!counts.success) return { name: "unit", passed: 0, failed: 1, failures: [] };
  const { numPassedTests, numFailedTests } = counts.output;
  // A file that cannot be loaded fails the run without a failed test.
  const failed = status === 0 ? numFailedTests : Math.max(1, numFailedTests);
  return { name: "unit", passed: numPassedTests, failed, failures: listFailures(counts.output) };
}

/** Returns each failed file with its failed tests: `i18n/dates.test.ts: the last moment of a day in UTC is still that day`. */
function listFailures({ testResults }: v.InferOutput<typeof reportSchema>): readonly string[] {
  return testResults.filter(hasFailed).flatMap(({ name, assertionResults }) => {
    const tests = assertionResults.filter(hasFailed).map(({ fullName }) => fullName);
    return (tests.length === 0 ? ["could not be loaded"] : tests).map((test) => `${relative(".", name)}: ${test}`);
  });
}

const hasFailed = ({ status }: v.InferOutput<typeof resultSchema>): boolean => status === "failed";
