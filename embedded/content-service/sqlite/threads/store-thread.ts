import { Worker } from "node:worker_threads";
import * as v from "valibot";
import { type Assignment, type StoreCall, storeResult, type StoreResult } from "./messages.ts";

/** One thread with a connection of its own, that takes one call at a time. */
export class StoreThread {
  readonly #worker: Worker;
  /** Resolved when the thread has ended, for whatever reason. */
  readonly ended: Promise<void>;
  hasEnded = false;
  #resolve: ((result: StoreResult) => void) | undefined;
  #fault = "The thread of the store has ended.";

  constructor(program: string, workerData: Assignment) {
    this.#worker = new Worker(program, { eval: true, workerData, execArgv: [] });
    this.#worker.on("message", (message) => this.#resolveCall(v.parse(storeResult, message)));
    this.#worker.on("error", (error) => {
      this.#fault = error.message;
    });
    this.ended = new Promise((resolve) => {
      this.#worker.on("exit", () => resolve(this.#end()));
    });
  }

  /** Rejected when the values of the call cannot be sent to a thread. */
  run(call: StoreCall): Promise<StoreResult> {
    return new Promise((resolve) => {
      this.#worker.postMessage(call, []);
      this.#resolve = resolve;
      if (this.hasEnded) this.#end();
    });
  }

  /**
   * The call that runs fails with the reason at once; the thread ends when it has done with it, because libsql aborts
   * the whole process when a thread is terminated inside of it.
   */
  abandon(reason: StoreResult): void {
    this.#resolveCall(reason);
    this.#worker.postMessage({ name: "close", args: [] } satisfies StoreCall, []);
  }

  #end(): void {
    this.hasEnded = true;
    this.#resolveCall({ is: "failure", kind: "failed", message: this.#fault });
  }

  #resolveCall(message: StoreResult): void {
    this.#resolve?.(message);
    this.#resolve = undefined;
  }
}
