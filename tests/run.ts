import { listUsualChecks, runCheck } from "./support/checks.ts";
import { readTestedTree } from "./support/green-commit.ts";
import { runBrowserTests } from "./support/run-browser-tests.ts";
import { runStep, type StepResult, secondsSince } from "./support/run-step.ts";
import { runUnitTests } from "./support/run-unit-tests.ts";
import { chooseLanes } from "./support/test-lanes.ts";

const start = performance.now();
const tree = readTestedTree();
const lanes = chooseLanes({ ci: process.env["CI"], ...tree });

/** All steps, cheapest first. A failed step stops no other; the last line counts them. */
const results: StepResult[] = await Promise.all(listUsualChecks().map((name) => runCheck(name)));
results.push(runUnitTests(lanes));
// The types were checked by the linter.
const build = await runStep("build", [["npm", "run", "--silent", "build"]], { TYPES_ARE_CHECKED: "true" });
results.push(build);
if (build.failed === 0) results.push(await runBrowserTests(lanes));

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
for (const { name, failed: count, failures } of results) {
  console.log(`${count === 0 ? "ok    " : "FAILED"} ${name}`);
  for (const failure of failures) console.log(`       ${failure}`);
}
console.log(`in ${secondsSince(start)} s`);
console.log(`${passed} passed, ${failed} failed`);
if (failed === 0) tree.rememberGreen();
process.exitCode = failed === 0 ? 0 : 1;
