import { performance } from "node:perf_hooks";
import { Bench } from "tinybench";

/** Milliseconds of one run, or the reason why the figure is missing. */
export type Measured = number | "stack overflow" | "cut off";

// A run above this time is measured three times; a shorter one as often as fits in the time.
const longMs = 400;
// A run above this time is measured once.
const maxMilliseconds = 2_000;
const sampleMs = 0.2;

/** Returns the fastest sample, which other processes disturb least. Repeats short runs within one sample. */
export function measure(run: () => unknown): Measured {
  try {
    const first = timed(run);
    if (first > maxMilliseconds) return first;
    if (first > longMs) return Math.min(first, timed(run), timed(run));
    const repeat = Math.max(1, Math.round(sampleMs / Math.min(timed(run), timed(run))));
    return fastest(run, repeat);
  } catch (error) {
    if (error instanceof RangeError) return "stack overflow";
    throw error;
  }
}

function fastest(run: () => unknown, repeat: number): number {
  const bench = new Bench({ time: 50, iterations: 3, warmupTime: 20, warmupIterations: 2, throws: true });
  bench.add("it", () => {
    for (let round = 0; round < repeat; round += 1) run();
  });
  const [task] = bench.runSync();
  const result = task?.result;
  if (result === undefined || !("latency" in result)) throw new Error("nothing was measured");
  return result.latency.min / repeat;
}

function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
