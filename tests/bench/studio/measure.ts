import { percentile } from "../../support/percentile.ts";
import { printGoal } from "../goals.ts";

/** Prints percentiles of several runs, after three that prepare. Returns the 95th in milliseconds. */
export async function measure(name: string, run: (change: number) => unknown, runs = 60): Promise<number> {
  const times: number[] = [];
  for (let change = -3; change < runs; change += 1) {
    const began = performance.now();
    await run(change);
    if (change >= 0) times.push(performance.now() - began);
  }
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(`${name.padEnd(32)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
  return p95;
}

/** Prints whether a figure is within its limit, as its share of the limit. */
export function printShare(name: string, value: number, limit: number, at: string): void {
  printGoal(name, [{ value: value / limit, at }], { most: 1 });
}
