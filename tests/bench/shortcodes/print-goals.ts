import { printGoal } from "../goals.ts";
import { type Figures, growth, ratiosTo } from "../ratios.ts";
import { contestants } from "./contestants.ts";
import { plainScan } from "./plain-scan.ts";

/** The figures of one table, by what it is called. */
export type Tables = ReadonlyMap<string, Figures>;

// Memory costs more the more of it is held; with the square of the size it would be 10,000 times as much.
const mostGrowth = 8;

/** Whether ours is ahead of each other, near a plain scan where there is nothing to find, and linear. */
export function printGoals(sizes: readonly number[], tables: Tables, nothingToFind: (table: string) => boolean): void {
  const all = [...tables];
  for (const { name } of contestants.slice(1)) {
    if (name === plainScan.name) continue;
    const ratios = all.flatMap(([table, figures]) => ratiosTo(name, sizes, figures, table));
    printGoal(`shortcodes ahead of ${name}`, ratios, { most: 1 });
  }
  const idle = all.filter(([table]) => nothingToFind(table));
  const scans = idle.flatMap(([table, figures]) => ratiosTo(plainScan.name, sizes, figures, table));
  printGoal('shortcodes near a plain scan for "[" where there are none', scans, { most: 1.5 });
  const growths = all.map(([table, figures]) => growth(sizes, figures, table));
  printGoal("shortcodes linear: time per piece, largest text against smallest", growths, { most: mostGrowth });
}
