import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { readNames } from "../support/named-runs.ts";
import { benches } from "./benches.ts";
import type { BenchOutput } from "./run-node.ts";

/**
 * Runs all benches, or those named, and prints which goals are met. A slow machine is not a failure. All that they print is
 * also in `.data/bench-report.md`. Benches of pages need a build. `npm run bench -- content 1000` passes a parameter on.
 */
const { chosen, parameters } = readNames("npm run bench", benches, process.argv.slice(2));
const usual = Object.entries(benches).filter(([, { byNameOnly = false }]) => !byNameOnly);
const results = new Map<string, BenchOutput>();
for (const [name, bench] of chosen.length === 0 ? usual : chosen) {
  console.log(`\n— ${name} —`);
  results.set(name, await bench.run(parameters));
}
const goals = [...results.values()].flatMap((result) => result.goals);
const failed = [...results].filter(([, { ok }]) => !ok).map(([name]) => name);
const met = goals.filter((goal) => goal.startsWith("met")).length;
const summary = [
  ...goals,
  `${met} of ${goals.length} goals are met.`,
  ...failed.map((name) => `${name} broke a gate or failed.`),
];
console.log(`\n— goals —\n${summary.join("\n")}`);
mkdirSync(".data", { recursive: true });
writeFileSync(".data/bench-report.md", report());
process.exitCode = failed.length === 0 ? 0 : 1;

/** Returns all figures of this run, with the machine that they are of. */
function report(): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? ""}), load ${loadavg()[0]?.toFixed(1) ?? ""}`;
  const sections = [...results].map(([name, { lines }]) => `## ${name}\n\n${fenced(lines)}`);
  const about = `${new Date().toISOString()}, Node ${process.version}, ${machine}`;
  return [`# Benches`, about, `## Goals\n\n${fenced(summary)}`, ...sections].join("\n\n");
}

function fenced(lines: readonly string[]): string {
  return ["```", ...lines, "```", ""].join("\n");
}
