import { runBrowserTests } from "./support/run-browser-tests.ts";

/** Runs the browser tests alone against the build. The last line counts them; any failure is exit code 1. */
const { passed, failed } = await runBrowserTests({ part: undefined });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
