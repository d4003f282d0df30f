/** Share of the long tests that run: `TEST_SCALE=1` runs all of them. */
const scale = Number(process.env["TEST_SCALE"] || 0.1);

/** Whether every long test runs in full. */
export const isWhole = scale >= 1;

/** Returns how often a long test repeats, at least once: `scaled(200)` is 20 by default. */
export function scaled(times: number): number {
  return Math.max(1, Math.round(times * scale));
}

/** Returns evenly spaced items, as many as `scaled` of all: `sampled([1 … 40])` is `[1, 11, 21, 31]` by default. */
export function sampled<Item>(items: readonly Item[]): readonly Item[] {
  const step = items.length / scaled(items.length);
  return items.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
}
