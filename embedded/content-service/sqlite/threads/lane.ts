import type { Call, Reply } from "./messages.ts";
import type { StoreThread } from "./store-thread.ts";

export interface LaneOptions {
  readonly startThread: () => Thread;
  /** How many calls may wait; more are answered as busy. */
  readonly queue: number;
  /** How long one call may run, milliseconds; undefined for as long as it takes. */
  readonly timeLimit: number | undefined;
}

type Thread = Pick<StoreThread, "run" | "abandon" | "ended">;

interface Task {
  readonly call: Call;
  readonly settle: (reply: Reply) => void;
}

/** More threads that cannot be ended yet would take all processors. */
const mostStuck = 2;

/** Calls that one thread answers one after the other. A thread that takes too long is replaced. */
export class Lane {
  readonly #options: LaneOptions;
  readonly #waiting: Task[] = [];
  #thread: Thread | undefined;
  #running: Promise<void> | undefined;
  /** Threads that were given up, but are still in a statement, which nothing can interrupt. */
  readonly #stuck = new Set<Thread>();
  #closed = false;

  constructor(options: LaneOptions) {
    this.#options = options;
    this.#thread = this.#start();
  }

  ask(call: Call): Promise<Reply> {
    if (this.#closed) return Promise.resolve(closed);
    if (this.#stuck.size >= mostStuck || this.#waiting.length >= this.#options.queue) return Promise.resolve(busy);
    return new Promise((settle) => {
      this.#waiting.push({ call, settle });
      this.#next();
    });
  }

  /** Nobody waits any more; what is being written is written. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#refuseWaiting(closed);
    if (this.#options.timeLimit !== undefined && this.#running && this.#thread) this.#giveUp(this.#thread, closed);
    await this.#running;
    await this.#thread?.run({ name: "close", given: [] });
    await Promise.all([this.#thread?.ended, ...[...this.#stuck].map(({ ended }) => ended)]);
  }

  #next(): void {
    const task = this.#running ? undefined : this.#waiting.shift();
    if (task) this.#running = this.#run(task);
  }

  async #run({ call, settle }: Task): Promise<void> {
    this.#thread ??= this.#start();
    const thread = this.#thread;
    const { timeLimit } = this.#options;
    const timer = timeLimit === undefined ? undefined : setTimeout(() => this.#giveUp(thread, tooLong), timeLimit);
    settle(await thread.run(call));
    clearTimeout(timer);
    this.#running = undefined;
    this.#next();
  }

  #start(): Thread {
    const thread = this.#options.startThread();
    void this.#forgetWhenEnded(thread);
    return thread;
  }

  async #forgetWhenEnded(thread: Thread): Promise<void> {
    await thread.ended;
    if (this.#thread === thread) this.#thread = undefined;
    this.#stuck.delete(thread);
  }

  #giveUp(thread: Thread, reason: Reply): void {
    this.#thread = undefined;
    this.#stuck.add(thread);
    thread.abandon(reason);
    if (this.#stuck.size >= mostStuck) this.#refuseWaiting(busy);
  }

  #refuseWaiting(reason: Reply): void {
    for (const { settle } of this.#waiting.splice(0)) settle(reason);
  }
}

const busy: Reply = { is: "failure", kind: "busy", message: "Too many questions wait for the store: ask again later." };
const tooLong: Reply = {
  is: "failure",
  kind: "busy",
  message: "The store took too long to answer: ask again later, or for less.",
};
const closed: Reply = { is: "failure", kind: "closed", message: "The store is closed." };
