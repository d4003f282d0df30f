import { failures, type StoreCall, type StoreResult } from "./messages.ts";
import type { StoreThread } from "./store-thread.ts";

type Thread = Pick<StoreThread, "run" | "abandon" | "ended" | "hasEnded">;

/** Most abandoned threads that may still run; more would occupy all processors. */
const maxStuck = 2;

const noResult: StoreResult = { is: "result", result: undefined };

/** A thread that is replaced when it ends or exceeds its time limit. */
export class ReplaceableThread {
  readonly #start: () => Thread;
  readonly #timeLimit: number | undefined;
  #thread: Thread;
  #isRunning = false;
  /** Abandoned threads that are still in a statement, which nothing can interrupt. */
  readonly #stuck = new Set<Thread>();

  /** Takes the milliseconds that one call may run; undefined for no limit. */
  constructor(start: () => Thread, timeLimit: number | undefined) {
    this.#start = start;
    this.#timeLimit = timeLimit;
    this.#thread = start();
  }

  /** True while too many abandoned threads run; no call is possible then. */
  get isStuck(): boolean {
    return this.#stuck.size >= maxStuck;
  }

  get #isUsable(): boolean {
    return !this.#thread.hasEnded && !this.#stuck.has(this.#thread);
  }

  /** Runs one call; callers wait for the one before. */
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

  /** Abandons the current call, if calls have a time limit. */
  interrupt(reason: StoreResult): void {
    if (this.#timeLimit === undefined || !this.#isRunning) return;
    const thread = this.#thread;
    this.#stuck.add(thread);
    void thread.ended.then(() => this.#stuck.delete(thread));
    thread.abandon(reason);
  }

  /** Waits until all threads have ended; only valid between calls. */
  async close(): Promise<StoreResult> {
    const result = this.#isUsable ? await this.#thread.run({ name: "close", args: [] }) : noResult;
    await Promise.all([this.#thread, ...this.#stuck].map(({ ended }) => ended));
    return result;
  }
}
