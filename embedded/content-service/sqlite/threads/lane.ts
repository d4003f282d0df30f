import { StoreError } from "../../store/store-error.ts";
import { failureOf, failures } from "./messages.ts";
import type { Call, Reply } from "./messages.ts";
import type { ReplaceableThread } from "./replaceable-thread.ts";

interface Task {
  readonly call: Call;
  readonly settle: (reply: Reply) => void;
}

/** Calls that wait for a thread, which answers them one after the other, in the order they came. */
export class Lane {
  readonly #thread: ReplaceableThread;
  readonly #most: number;
  readonly #waiting: Task[] = [];
  #running: Promise<void> | undefined;
  #closing: Promise<Reply> | undefined;

  /** When `most` calls wait, others are answered as busy. */
  constructor(thread: ReplaceableThread, most: number) {
    this.#thread = thread;
    this.#most = most;
  }

  ask(call: Call): Promise<Reply> {
    if (this.#closing) return Promise.resolve(failures.closed);
    if (this.#thread.isStuck || this.#waiting.length >= this.#most) return Promise.resolve(failures.queueFull);
    return new Promise((settle) => {
      this.#waiting.push({ call, settle });
      this.#next();
    });
  }

  /** Refuses what waits; what is being written is written. The reply is a failure when something went wrong. */
  close(): Promise<Reply> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<Reply> {
    this.#refuseWaiting(failures.closed);
    this.#thread.interrupt(failures.closed);
    await this.#running;
    return this.#thread.close();
  }

  #next(): void {
    const task = this.#running ? undefined : this.#waiting.shift();
    if (task) this.#running = this.#run(task);
  }

  async #run({ call, settle }: Task): Promise<void> {
    settle(await this.#thread.run(call).catch(failureOf));
    if (this.#thread.isStuck) this.#refuseWaiting(failures.queueFull);
    this.#running = undefined;
    this.#next();
  }

  #refuseWaiting(reason: Reply): void {
    for (const { settle } of this.#waiting.splice(0)) settle(reason);
  }
}

/** The operations of a lane's thread, by their names. */
export function asking(lane: Lane) {
  return (name: PropertyKey) =>
    async (...given: readonly unknown[]) =>
      answerOf(await lane.ask({ name: String(name), given: [...given] }));
}

/** Throws the failure of a reply as a `StoreError`. */
export function answerOf(reply: Reply) {
  if (reply.is === "failure") throw new StoreError(reply.kind, reply.message);
  return reply.answer;
}
