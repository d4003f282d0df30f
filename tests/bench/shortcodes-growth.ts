import { performance } from "node:perf_hooks";
import { printGoal, type Sample } from "./goals.ts";
import { ours } from "./shortcodes/ours.ts";
import { texts } from "./shortcodes/texts.ts";

/**
 * Measures whether the time of a shortcode grows with the text. The young generation holds a whole tree (`run.ts`).
 * Otherwise copying what survives would be over half of the time at the largest size.
 */
const sizes = [10, 100_000] as const;
const tasks: Readonly<Record<string, (text: string) => unknown>> = {
  Parse: (text) => ours.parse?.(text),
  // The text is read, so that nothing is deferred.
  "Parse and expand": (text) => ours.expand?.(text).at(0),
};

const growths = Object.entries(tasks).flatMap(([task, run]) =>
  texts.map(({ name, write }): Sample => {
    const [small = 0, large = 0] = sizes.map((size) => perItem(size, write(size), run));
    const value = large / small;
    const at = `${task}: ${name}`;
    console.log(`${at.padEnd(52)}${ns(small)} → ${ns(large)}  ×${value.toPrecision(3)}`);
    return { value, at };
  }),
);
printGoal("shortcodes linear to 100,000, without garbage collection: time per item", growths, { most: 2 });

/** Returns the fastest time of an item in milliseconds, after a warm-up. */
function perItem(size: number, text: string, run: (text: string) => unknown): number {
  const repeat = Math.max(1, Math.round(10_000 / size));
  const times = Array.from({ length: 16 }, () => {
    const start = performance.now();
    for (let round = 0; round < repeat; round += 1) run(text);
    return (performance.now() - start) / repeat;
  });
  return Math.min(...times.slice(4)) / size;
}

function ns(ms: number): string {
  return `${Math.round(ms * 1e6)} ns`.padStart(8);
}
