import { spawnSync } from "node:child_process";
import { readNames, refuseName } from "./support/named-runs.ts";
import { type Suite, suites } from "./support/suites.ts";

const command = "npm run test:long";

/** `npm run test:long -- faults --grep provider` runs suites by name, one after the other, with the only one's parameters. */
const { chosen, parameters } = readNames(command, suites, process.argv.slice(2));
if (chosen.length === 0) refuseName(command, suites);
const failed = chosen.filter(([, suite]) => !runSuite(suite)).map(([name]) => name);
if (failed.length > 0) console.log(`Failed: ${failed.join(", ")}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

function runSuite({ run: [program, ...fixed], needsBuild = false, whole = false }: Suite): boolean {
  const environment = whole ? { TEST_SCALE: "1" } : {};
  const builds = !needsBuild || start("node", ["--import", "tsx", "scripts/build.ts", "--if-stale"], {});
  return builds && start(program, [...fixed, ...parameters], environment);
}

/** Runs a program that npm finds, in this terminal. */
function start(program: string, rest: readonly string[], environment: Readonly<Record<string, string>>): boolean {
  const env = { ...process.env, ...environment };
  return spawnSync(program, rest, { stdio: "inherit", env }).status === 0;
}
