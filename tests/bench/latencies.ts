import { median, percentile } from "../support/percentile.ts";

export interface Latencies {
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Returns percentiles of times in milliseconds. Of fewer than a hundred, `p99` is the longest. */
export function toLatencies(times: readonly number[]): Latencies {
  return { p50: median(times), p99: percentile(times, 0.99) };
}
