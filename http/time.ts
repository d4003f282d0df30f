import { setTimeout } from "node:timers/promises";

/** Clocks and timer, a parameter so that tests need none of them. */
export interface Time {
  /** Milliseconds of a clock that never goes back: for durations. */
  readonly now: () => number;
  /** Epoch milliseconds of the machine's clock, which anyone may set: for dates that others wrote, never for durations. */
  readonly date: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

export const systemTime: Time = { now: () => performance.now(), date: Date.now, wait: (ms) => setTimeout(ms) };
