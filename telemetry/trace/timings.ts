/** The durations of a request's parts, in the order in which they ended. */
export interface Timings {
  /** Adds milliseconds to a part. */
  readonly add: (name: string, ms: number) => void;
  /** Returns the value of the header `Server-Timing`: `load;dur=12.3, total;dur=40.1`. */
  readonly header: () => string;
}

/** `now` returns milliseconds of a clock that never goes back, and `started` is when the total began on it. */
export function createTimings(now: () => number, started: number): Timings {
  const parts = new Map<string, number>();
  return {
    add: (name, ms) => {
      parts.set(name, (parts.get(name) ?? 0) + ms);
    },
    header: () =>
      [...parts, ["total", now() - started] as const].map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`).join(", "),
  };
}
