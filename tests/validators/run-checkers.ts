import type { Checker } from "./checker.ts";
import { declined } from "./declined.ts";
import { summarize } from "./summarize.ts";
import { visitPages } from "./visit-pages.ts";

/** Checks a site with checkers and prints their table. Returns whether none found a fault. */
export async function runCheckers(
  baseUrl: string,
  checkers: readonly (readonly [name: string, checker: Checker])[],
): Promise<boolean> {
  const pages = await visitPages(baseUrl);
  console.log(`${pages.length} pages are visited`);
  const rows = [];
  for (const [name, checker] of checkers) {
    const start = performance.now();
    const { inputs, faults } = await checker.check({ baseUrl, pages });
    const summary = summarize(
      faults,
      declined.filter((exception) => exception.checker === name),
    );
    for (const fault of summary.faults) console.log(`${name}: ${fault}`);
    const seconds = Math.round((performance.now() - start) / 1000);
    rows.push({ checker: name, inputs, faults: summary.faults.length, declined: summary.declined, seconds });
  }
  console.table(rows);
  // A checker without inputs has checked nothing.
  return rows.every(({ inputs, faults }) => inputs > 0 && faults === 0);
}
