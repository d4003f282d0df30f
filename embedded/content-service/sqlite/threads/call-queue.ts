import { StoreError } from "../../store/store-error.ts";
import { failureOf, failures } from "./messages.ts";
import type { StoreCall, StoreResult } from "./messages.ts";
import type { ReplaceableThread } from "./replaceable-thread.ts";

interface Task {
  readonly call: StoreCall;
  readonly resolve: (result: StoreResult) => void;
}

/** Calls that wait for a thread, which answers them one after the other, in the order they came. */
export class CallQueue {
  readonly #thread: ReplaceableThread;
  readonly #most: number;
  readonly #waiting: Task[] = [];
  #running: Promise<void> | undefined;
  #closing: Promise<StoreResult> | undefined;

  /** When `most` calls wait, others are refused as busy. */
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

  /** Refuses what waits; what is being written is written. The reply is a failure when something went wrong. */
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

/** The operations of a lane's thread, by their names. */
export function operationsOf(queue: CallQueue) {
  return (name: PropertyKey) =>
    async (...args: readonly unknown[]) =>
      resultOf(await queue.request({ name: String(name), args: [...args] }));
}

/** Throws the failure of a reply as a `StoreError`. */
export function resultOf(result: StoreResult) {
  if (result.is === "failure") throw new StoreError(result.kind, result.message);
  return result.result;
}
