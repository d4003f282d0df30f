import { runBrowserTests } from "./support/run-browser-tests.ts";
import { runStep, type StepResult } from "./support/run-step.ts";
import { runUnitTests } from "./support/run-unit-tests.ts";

/** Everything that must pass, cheapest first. All steps run, so that one run shows every fault; the last line counts. */
const results: StepResult[] = [
  runStep("check:format"),
  runStep("check:lint"),
  runStep("check:borders"),
  runStep("check:dead-code"),
  runUnitTests(),
  runStep("build"),
];
if (results.at(-1)?.failed === 0) results.push(await runBrowserTests());

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
for (const { name, failed: count } of results) console.log(`${count === 0 ? "ok    " : "FAILED"} ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
