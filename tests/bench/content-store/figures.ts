/** Results of one run by name: milliseconds unless the name states another unit. */
export type Figures = Readonly<Record<string, number>>;

/** Returns the smallest value that a share of all (0 to 1) do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
