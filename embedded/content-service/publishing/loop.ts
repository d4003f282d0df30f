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

interface LoopOptions {
  /**
   * Does what is due and tells how many milliseconds from now more of it is. The signal is given when the loop is
   * stopped: what still waits for someone else is then to give up.
   */
  readonly step: (signal: AbortSignal) => Promise<number>;
  readonly clock: Clock;
  /** The longest wait between steps, milliseconds; also the one after a step that failed. */
  readonly longest: number;
  readonly failed: (cause: unknown) => void;
}

export interface Loop {
  /** There may be something to do before the next step is due. */
  readonly wake: () => void;
  /** No step runs any more when the promise is kept. */
  readonly stop: () => Promise<void>;
}

/** Takes one step at a time, the first at once, until it is stopped. */
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
