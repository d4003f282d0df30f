import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { type BenchOutput, runBundled, runNode } from "./run-node.ts";

/**
 * Runs all benches, or those named, and prints which goals are met. A slow machine is no failure. All that they print is
 * also in `.data/bench-report.md`. Benches of pages need a build.
 */
const here = (file: string) => join(import.meta.dirname, file);
const plain = (file: string, ...parameters: readonly string[]) =>
  runNode(["--import", "tsx", here(file), ...parameters]);

/** Megabytes: more than a run of this bench allocates. */
const youngGeneration = ["--max-semi-space-size=1024", "--min-semi-space-size=1024"];

const benches: Readonly<Record<string, () => Promise<BenchOutput>>> = {
  shortcodes: () => runBundled(here("shortcodes.ts")),
  "shortcodes-growth": () => runBundled(here("shortcodes-growth.ts"), youngGeneration),
  "rich-text": () => runBundled(here("rich-text.tsx")),
  renderer: () => runBundled(here("renderer.tsx")),
  line: () => runBundled(here("page-line.ts")),
  content: () => plain("content-store.ts"),
  provider: () => plain("provider.ts"),
  cached: () => plain("cached-pages.ts"),
  cold: () => plain("cold-pages.ts"),
  changed: () => plain("changed-pages.ts"),
  browser: () => plain("browser.ts", "3"),
  seats: () => plain("seats.ts"),
};

const named = process.argv.slice(2);
const results = new Map<string, BenchOutput>();
for (const name of named.length > 0 ? named : Object.keys(benches)) {
  const bench = benches[name];
  if (bench === undefined) throw new Error(`there is no bench called ${name}: ${Object.keys(benches).join(", ")}`);
  console.log(`\n— ${name} —`);
  results.set(name, await bench());
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
