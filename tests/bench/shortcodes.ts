import { measureTable } from "./measure-table.ts";
import { ratioTable } from "./ratio-table.ts";
import type { Figures } from "./ratios.ts";
import { checkOutputs } from "./shortcodes/check-outputs.ts";
import type { Contestant } from "./shortcodes/contestant.ts";
import { contestants } from "./shortcodes/contestants.ts";
import { printGoals } from "./shortcodes/print-goals.ts";
import { texts } from "./shortcodes/texts.ts";

/** Our shortcodes against others on the same texts: parsing alone, then parsing and expanding. */
const sizes = [10, 100, 1000, 10_000, 100_000];

/** Runs of each contestant that has one, by its name. What is written is looked at, so that it has to be there. */
const tasks: Readonly<Record<string, (contestant: Contestant) => ((text: string) => unknown) | undefined>> = {
  Parse: ({ parse }) => parse,
  "Parse and expand": ({ expand, parse, onlyParses }) =>
    onlyParses ? parse : expand && ((text) => expand(text).at(0)),
};

checkOutputs();
console.log("Shortcodes: time, and × is against ours, by number of pieces. What each does:");
for (const { name, does } of contestants) console.log(`  ${name}: ${does}`);

const tables = new Map<string, Figures>();
for (const [task, runOf] of Object.entries(tasks)) {
  for (const { name, write } of texts) {
    const runs = contestants.flatMap((contestant) => {
      const run = runOf(contestant);
      return run ? [[contestant.name, (size: number) => run.bind(undefined, write(size))] as const] : [];
    });
    const figures = measureTable(sizes, new Map(runs));
    const table = `${task}: ${name}`;
    tables.set(table, figures);
    console.log(`\n${table}\n${ratioTable(sizes, figures)}`);
  }
}
const idle = texts.filter(({ holdsNone }) => holdsNone).map(({ name }) => name);
printGoals(sizes, tables, (table) => idle.some((name) => table.endsWith(name)));
