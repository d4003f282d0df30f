import { join } from "node:path";
import { runBundled } from "./run-bundled.ts";
import { runEchoing } from "./run-echoing.ts";

/**
 * All benches in one run, the content store and the provider at one small size; or those named. Ends with which goals are
 * met. Fails when something is broken, never because a machine is slow.
 */
const here = (file: string) => join(import.meta.dirname, file);
const short = (file: string, size: number) => runEchoing(["--import", "tsx", here(file), `${size}`]);

const benches: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  shortcodes: () => runBundled(here("shortcodes.ts")),
  "rich-text": () => runBundled(here("rich-text.tsx")),
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
