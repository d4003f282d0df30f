import { failures, type StoreCall, type StoreResult } from "./messages.ts";
import type { StoreThread } from "./store-thread.ts";

type Thread = Pick<StoreThread, "run" | "abandon" | "ended" | "hasEnded">;

/** More threads that cannot be ended yet would take all processors. */
const mostStuck = 2;

const noResult: StoreResult = { is: "result", result: undefined };

/** A thread, and when it has died or taken too long for a call, another one in its place. */
export class ReplaceableThread {
  readonly #start: () => Thread;
  readonly #timeLimit: number | undefined;
  #thread: Thread;
  #isRunning = false;
  /** Threads that were given up, but are still in a statement, which nothing can interrupt. */
  readonly #stuck = new Set<Thread>();

  /** How long one call may run, milliseconds; undefined for as long as it takes. */
  constructor(start: () => Thread, timeLimit: number | undefined) {
    this.#start = start;
    this.#timeLimit = timeLimit;
    this.#thread = start();
  }

  /** Whether so many threads were given up that no call may be made until one of them has ended. */
  get isStuck(): boolean {
    return this.#stuck.size >= mostStuck;
  }

  get #isUsable(): boolean {
    return !this.#thread.hasEnded && !this.#stuck.has(this.#thread);
  }

  /** One call at a time. */
  async run(call: StoreCall): Promise<StoreResult> {
    if (!this.#isUsable) this.#thread = this.#start();
    this.#isRunning = true;
    const limit = this.#timeLimit && setTimeout(() => this.interrupt(failures.tooLong), this.#timeLimit);
    try {
      return await this.#thread.run(call);
    } finally {
      clearTimeout(limit);
      this.#isRunning = false;
    }
  }

  /** Gives up a call that runs, unless it may take as long as it takes. */
  interrupt(reason: StoreResult): void {
    if (this.#timeLimit === undefined || !this.#isRunning) return;
    const thread = this.#thread;
    this.#stuck.add(thread);
    void thread.ended.then(() => this.#stuck.delete(thread));
    thread.abandon(reason);
  }

  /** When no call runs. Waits until all threads have ended. */
  async close(): Promise<StoreResult> {
    const result = this.#isUsable ? await this.#thread.run({ name: "close", args: [] }) : noResult;
    await Promise.all([this.#thread, ...this.#stuck].map(({ ended }) => ended));
    return result;
  }
}
