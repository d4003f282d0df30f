import { checks, listUsualChecks, runCheck } from "./support/checks.ts";
import { readNames } from "./support/named-runs.ts";

/** `npm run check` runs the checks of the sources side by side, and `npm run check -- words tests` those that are named. */
const { chosen, parameters } = readNames("npm run check", checks, process.argv.slice(2));
const names = chosen.length === 0 ? listUsualChecks() : chosen.map(([name]) => name);
const results = await Promise.all(names.map((name) => runCheck(name, parameters)));
const failed = results.filter((result) => result.failed > 0).map(({ name }) => name);
console.log(failed.length === 0 ? `\nPassed: ${names.join(", ")}.` : `\nFailed: ${failed.join(", ")}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
