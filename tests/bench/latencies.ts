export interface Latencies {
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Returns percentiles of times in milliseconds. Of fewer than a hundred, `p99` is the longest. */
export function latenciesOf(times: readonly number[]): Latencies {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
