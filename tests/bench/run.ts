import { join } from "node:path";
import { runBundled, runNode } from "./run-node.ts";

/**
 * Runs all benches, or those named, and prints which goals are met.
 * The content store and the provider run at one small size. A slow machine is no failure.
 */
const here = (file: string) => join(import.meta.dirname, file);
const short = (file: string, size: number) => runNode(["--import", "tsx", here(file), `${size}`]);

const benches: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  shortcodes: () => runBundled(here("shortcodes.ts")),
  "rich-text": () => runBundled(here("rich-text.tsx")),
  renderer: () => runBundled(here("renderer.tsx")),
  line: () => runBundled(here("page-line.ts")),
  content: () => short("content-store.ts", 1000),
  provider: () => short("provider.ts", 400),
};

const named = process.argv.slice(2);
const goals: string[] = [];
for (const name of named.length > 0 ? named : Object.keys(benches)) {
  const bench = benches[name];
  if (bench === undefined) throw new Error(`there is no bench called ${name}: ${Object.keys(benches).join(", ")}`);
  console.log(`\n— ${name} —`);
  goals.push(...(await bench()));
}
if (goals.length > 0) console.log(`\n— goals, as ratios of times —\n${goals.join("\n")}`);
const met = goals.filter((goal) => goal.startsWith("met")).length;
if (goals.length > 0) console.log(`${met} of ${goals.length} goals are met.`);
