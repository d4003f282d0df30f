import { Worker } from "node:worker_threads";
import * as v from "valibot";
import { type Assignment, type StoreCall, storeResult, type StoreResult } from "./messages.ts";

/** One thread with its own connection, which executes one call at a time. */
export class StoreThread {
  readonly #worker: Worker;
  /** Resolves when the thread has ended, for any reason. */
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

  /** Rejects when the arguments cannot be sent to a thread. */
  run(call: StoreCall): Promise<StoreResult> {
    return new Promise((resolve) => {
      this.#worker.postMessage(call, []);
      this.#resolve = resolve;
      if (this.hasEnded) this.#end();
    });
  }

  /**
   * Fails the current call at once; the thread ends after it. Terminating it earlier would abort the whole process,
   * because of libsql.
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
