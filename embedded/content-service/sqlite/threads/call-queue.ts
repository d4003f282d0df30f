import { StoreError } from "../../store/store-error.ts";
import { toFailure, failures, type StoreCall, type StoreResult } from "./messages.ts";
import type { ReplaceableThread } from "./replaceable-thread.ts";

interface Task {
  readonly call: StoreCall;
  readonly resolve: (result: StoreResult) => void;
}

/** Whose request makes a call. */
export type QueueUser = "reader" | "writer";

/** Calls that wait for a thread, which executes them one by one: those of writers first, otherwise in their order. */
export class CallQueue {
  readonly #thread: ReplaceableThread;
  readonly #maxWaiting: number;
  readonly #waiting: Readonly<Record<QueueUser, Task[]>> = { reader: [], writer: [] };
  #running: Promise<void> | undefined;
  #closing: Promise<StoreResult> | undefined;

  /** Refuses a user's calls as busy when `most` of them wait. */
  constructor(thread: ReplaceableThread, maxWaiting: number) {
    this.#thread = thread;
    this.#maxWaiting = maxWaiting;
  }

  request(call: StoreCall, user: QueueUser = "reader"): Promise<StoreResult> {
    if (this.#closing) return Promise.resolve(failures.closed);
    if (this.#thread.isStuck || this.#waiting[user].length >= this.#maxWaiting)
      return Promise.resolve(failures.queueFull);
    return new Promise((resolve) => {
      this.#waiting[user].push({ call, resolve });
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
    const { writer, reader } = this.#waiting;
    const task = this.#running ? undefined : (writer.shift() ?? reader.shift());
    if (task) this.#running = this.#run(task);
  }

  async #run({ call, resolve }: Task): Promise<void> {
    resolve(await this.#thread.run(call).catch(toFailure));
    if (this.#thread.isStuck) this.#refuseWaiting(failures.queueFull);
    this.#running = undefined;
    this.#next();
  }

  #refuseWaiting(reason: StoreResult): void {
    for (const tasks of Object.values(this.#waiting)) for (const { resolve } of tasks.splice(0)) resolve(reason);
  }
}

/** Returns the operations of a queue's thread, by name. */
export function createOperations(queue: CallQueue, user: QueueUser = "reader") {
  return (name: PropertyKey) =>
    async (...args: readonly unknown[]) =>
      unwrapResult(await queue.request({ name: String(name), args: [...args] }, user));
}

/** Returns the value of a result. Throws its failure as a `StoreError`. */
export function unwrapResult(result: StoreResult) {
  if (result.is === "failure") throw new StoreError(result.kind, result.message);
  return result.result;
}
