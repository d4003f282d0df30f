/** A source of time and timers. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Calls back after a number of milliseconds; returns a function that cancels. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

/** The machine's clock; its timers never prevent the process from exiting. */
export const systemClock: Clock = {
  now: Date.now,
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

interface LoopOptions {
  /** Runs one step and returns the milliseconds until the next. The signal aborts when the loop stops. */
  readonly step: (signal: AbortSignal) => Promise<number>;
  readonly clock: Clock;
  /** Longest wait between steps in milliseconds, and the wait after a failed step. */
  readonly longest: number;
  readonly failed: (cause: unknown) => void;
}

export interface Loop {
  /** Starts a step before the next is due. */
  readonly wake: () => void;
  /** Resolves when no step is running or will run. */
  readonly stop: () => Promise<void>;
}

/** Runs steps one at a time, the first immediately, until it is stopped. */
export function startLoop({ step, clock, longest, failed }: LoopOptions): Loop {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let awake = false;
  let cancel: (() => void) | undefined;

  async function run(): Promise<void> {
    awake = false;
    const wait = await attempt();
    running = undefined;
    if (!stopping.signal.aborted) cancel = clock.after(awake ? 0 : Math.min(wait, longest), wake);
  }

  async function attempt(): Promise<number> {
    try {
      return await step(stopping.signal);
    } catch (cause) {
      failed(cause);
      return longest;
    }
  }

  function wake(): void {
    awake = true;
    if (running || stopping.signal.aborted) return;
    cancel?.();
    running = run();
  }

  wake();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      cancel?.();
      await running;
    },
  };
}
