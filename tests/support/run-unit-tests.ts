import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import * as v from "valibot";
import { readReport } from "./read-report.ts";
import type { StepResult } from "./run-step.ts";

const report = "test-results/unit.json";
const reportSchema = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });

/** Runs unit and conformance tests and counts them. A run without a report counts as one failure. */
export function runUnitTests(): StepResult {
  console.log("\n== check:unit");
  mkdirSync("test-results", { recursive: true });
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { status } = spawnSync("npx", ["vitest", "run", ...reporters], { stdio: "inherit" });
  const counts = v.safeParse(reportSchema, readReport(report));
  if (!counts.success) return { name: "check:unit", passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = counts.output;
  // A file that cannot be loaded fails the run without a failed test.
  const failed = status === 0 ? numFailedTests : Math.max(1, numFailedTests);
  return { name: "check:unit", passed: numPassedTests, failed };
}
