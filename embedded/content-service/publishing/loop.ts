import { epochNow } from "@tessera/runtime/epoch-now.ts";
/** A source of time and timers. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Calls back after a number of milliseconds; returns a function that cancels. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

/** The machine's clock; its timers never prevent the process from exiting. */
export const systemClock: Clock = {
  now: epochNow,
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
  readonly maxWait: number;
  readonly failed: (cause: unknown) => void;
}

export interface Loop {
  /** Starts a step before the next is due. */
  readonly wake: () => void;
  /** Resolves when no step is running or will run. */
  readonly stop: () => Promise<void>;
}

/** Runs steps one at a time, the first immediately, until it is stopped. */
export function startLoop(options: LoopOptions): Loop {
  const loop = new StepLoop(options);
  loop.wake();
  return { wake: () => loop.wake(), stop: () => loop.stop() };
}

class StepLoop {
  readonly #options: LoopOptions;
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;
  #isAwake = false;
  #cancel: (() => void) | undefined;

  constructor(options: LoopOptions) {
    this.#options = options;
  }

  wake(): void {
    this.#isAwake = true;
    if (this.#running || this.#stopping.signal.aborted) return;
    this.#cancel?.();
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#cancel?.();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { clock, maxWait } = this.#options;
    this.#isAwake = false;
    const wait = await this.#attempt();
    this.#running = undefined;
    if (this.#stopping.signal.aborted) return;
    this.#cancel = clock.after(this.#isAwake ? 0 : Math.min(wait, maxWait), () => this.wake());
  }

  async #attempt(): Promise<number> {
    const { step, failed, maxWait } = this.#options;
    try {
      return await step(this.#stopping.signal);
    } catch (cause) {
      failed(cause);
      return maxWait;
    }
  }
}
