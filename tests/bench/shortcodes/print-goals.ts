import { printGoal } from "../goals.ts";
import { type Figures, growth, ratiosTo } from "../ratios.ts";
import { implementations } from "./implementations.ts";
import { plainScan, regex } from "./baselines.ts";

/** The figures of each table, by its name. */
export type Tables = ReadonlyMap<string, Figures>;

// Larger heaps cost more per item; quadratic time would be a factor of 10,000.
const maxGrowth = 8;

/** Prints whether ours is ahead of all others, near a plain scan without shortcodes, and linear. */
export function printGoals(sizes: readonly number[], tables: Tables, nothingToFind: (table: string) => boolean): void {
  const all = [...tables];
  for (const { name } of implementations.slice(1)) {
    if (name === plainScan.name || name === regex.name) continue;
    const ratios = all.flatMap(([table, figures]) => ratiosTo(name, sizes, figures, table));
    printGoal(`shortcodes ahead of ${name}`, ratios, { most: 1 });
  }
  const idle = all.filter(([table]) => nothingToFind(table));
  const scans = idle.flatMap(([table, figures]) => ratiosTo(plainScan.name, sizes, figures, table));
  printGoal('shortcodes near a plain scan for "[" where there are none', scans, { most: 1.5 });
  const growths = all.map(([table, figures]) => growth(sizes, figures, table));
  printGoal("shortcodes linear: time per item, largest text against smallest", growths, { most: maxGrowth });
}
