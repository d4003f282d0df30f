/** The time, and waiting for it. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Calls back once that many milliseconds have passed; gives a function that takes it back. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

/** The machine's clock; nothing that waits for it keeps a process alive. */
export const systemClock: Clock = {
  now: Date.now,
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
