import { setTimeout } from "node:timers/promises";

const patienceMs = 60_000;

/** Waits until a condition holds. Returns the milliseconds that took. Throws after a minute. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await holds())) {
    if (performance.now() - start > patienceMs) throw new Error(`Waited a minute for ${what}.`);
    await setTimeout(20);
  }
  return performance.now() - start;
}
