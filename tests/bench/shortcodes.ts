import { measureTable } from "./measure-table.ts";
import { ratioTable } from "./ratio-table.ts";
import type { Figures } from "./ratios.ts";
import type { Implementation } from "./shortcodes/implementation.ts";
import { checkOutputs, implementations } from "./shortcodes/implementations.ts";
import { printGoals } from "./shortcodes/print-goals.ts";
import { texts } from "./shortcodes/texts.ts";

/** Measures our shortcodes against other engines on the same texts: parsing, then parsing and expanding. */
const sizes = [10, 100, 1000, 10_000, 100_000];

/** The measured functions by name. Each result is read, so that no engine can defer its work. */
const tasks: Readonly<Record<string, (implementation: Implementation) => ((text: string) => unknown) | undefined>> = {
  Parse: ({ parse }) => parse,
  "Parse and expand": ({ expand, parse, onlyParses }) =>
    onlyParses ? parse : expand && ((text) => expand(text).at(0)),
};

checkOutputs();
console.log("Shortcodes: time, and × is against ours, by number of items. What each does:");
for (const { name, does } of implementations) console.log(`  ${name}: ${does}`);

const tables = new Map<string, Figures>();
for (const [task, createRun] of Object.entries(tasks)) {
  for (const { name, write } of texts) {
    const runs = implementations.flatMap((implementation) => {
      const run = createRun(implementation);
      return run ? [[implementation.name, (size: number) => run.bind(undefined, write(size))] as const] : [];
    });
    const figures = measureTable(sizes, new Map(runs));
    const table = `${task}: ${name}`;
    tables.set(table, figures);
    console.log(`\n${table}\n${ratioTable(sizes, figures)}`);
  }
}
const idle = texts.filter(({ withoutShortcodes }) => withoutShortcodes).map(({ name }) => name);
printGoals(sizes, tables, (table) => idle.some((name) => table.endsWith(name)));
