import { setTimeout } from "node:timers/promises";

/** Clock and timer, a parameter so that tests need neither. */
export interface Time {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

export const systemTime: Time = { now: Date.now, wait: (ms) => setTimeout(ms) };
