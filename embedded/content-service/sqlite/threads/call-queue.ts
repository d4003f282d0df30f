import { StoreError } from "../../store/store-error.ts";
import { failureOf, failures, type StoreCall, type StoreResult } from "./messages.ts";
import type { ReplaceableThread } from "./replaceable-thread.ts";

interface Task {
  readonly call: StoreCall;
  readonly resolve: (result: StoreResult) => void;
}

/** Calls that wait for a thread, which executes them one by one in their order. */
export class CallQueue {
  readonly #thread: ReplaceableThread;
  readonly #most: number;
  readonly #waiting: Task[] = [];
  #running: Promise<void> | undefined;
  #closing: Promise<StoreResult> | undefined;

  /** Refuses calls as busy when `most` calls wait. */
  constructor(thread: ReplaceableThread, most: number) {
    this.#thread = thread;
    this.#most = most;
  }

  request(call: StoreCall): Promise<StoreResult> {
    if (this.#closing) return Promise.resolve(failures.closed);
    if (this.#thread.isStuck || this.#waiting.length >= this.#most) return Promise.resolve(failures.queueFull);
    return new Promise((resolve) => {
      this.#waiting.push({ call, resolve });
      this.#next();
    });
  }

  /** Refuses waiting calls and finishes the current write. Returns a failure when closing fails. */
  close(): Promise<StoreResult> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<StoreResult> {
    this.#refuseWaiting(failures.closed);
    this.#thread.interrupt(failures.closed);
    await this.#running;
    return this.#thread.close();
  }

  #next(): void {
    const task = this.#running ? undefined : this.#waiting.shift();
    if (task) this.#running = this.#run(task);
  }

  async #run({ call, resolve }: Task): Promise<void> {
    resolve(await this.#thread.run(call).catch(failureOf));
    if (this.#thread.isStuck) this.#refuseWaiting(failures.queueFull);
    this.#running = undefined;
    this.#next();
  }

  #refuseWaiting(reason: StoreResult): void {
    for (const { resolve } of this.#waiting.splice(0)) resolve(reason);
  }
}

/** Returns the operations of a queue's thread, by name. */
export function operationsOf(queue: CallQueue) {
  return (name: PropertyKey) =>
    async (...args: readonly unknown[]) =>
      resultOf(await queue.request({ name: String(name), args: [...args] }));
}

/** Returns the value of a result. Throws its failure as a `StoreError`. */
export function resultOf(result: StoreResult) {
  if (result.is === "failure") throw new StoreError(result.kind, result.message);
  return result.result;
}
