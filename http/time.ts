import { setTimeout } from "node:timers/promises";

/** Clock and waiting, given so that tests need neither. */
export interface Time {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Rejects when the signal aborts. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export const systemTime: Time = {
  now: Date.now,
  wait: (ms, signal) => setTimeout(ms, undefined, signal === undefined ? {} : { signal }),
};
