import { Worker } from "node:worker_threads";
import * as v from "valibot";
import { type Assignment, type Call, reply, type Reply } from "./messages.ts";

/** One thread with a connection of its own, that takes one call at a time. */
export class StoreThread {
  readonly #worker: Worker;
  /** Resolved when the thread has ended, for whatever reason. */
  readonly ended: Promise<void>;
  hasEnded = false;
  #settle: ((reply: Reply) => void) | undefined;
  #fault = "The thread of the store has ended.";

  constructor(program: string, workerData: Assignment) {
    this.#worker = new Worker(program, { eval: true, workerData, execArgv: [] });
    this.#worker.on("message", (message) => this.#answered(v.parse(reply, message)));
    this.#worker.on("error", (error) => {
      this.#fault = error.message;
    });
    this.ended = new Promise((resolve) => {
      this.#worker.on("exit", () => resolve(this.#end()));
    });
  }

  /** Rejected when the values of the call cannot be sent to a thread. */
  run(call: Call): Promise<Reply> {
    return new Promise((resolve) => {
      this.#worker.postMessage(call, []);
      this.#settle = resolve;
      if (this.hasEnded) this.#end();
    });
  }

  /**
   * The call that runs fails with the reason at once; the thread ends when it has done with it, because libsql aborts
   * the whole process when a thread is terminated inside of it.
   */
  abandon(reason: Reply): void {
    this.#answered(reason);
    this.#worker.postMessage({ name: "close", given: [] } satisfies Call, []);
  }

  #end(): void {
    this.hasEnded = true;
    this.#answered({ is: "failure", kind: "failed", message: this.#fault });
  }

  #answered(message: Reply): void {
    this.#settle?.(message);
    this.#settle = undefined;
  }
}
