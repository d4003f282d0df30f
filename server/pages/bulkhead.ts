import { type SlotLimits, Slots } from "./slots.ts";

/** Who waits for a rendering: a visitor, of the default view, in a chosen currency or with parameters, or nobody. */
export type Priority = "default-view" | "currency" | "view" | "background";

/** What the bulkhead reads of a task while it waits. */
export interface Ticket {
  /** May rise while the task waits. */
  priority: Priority;
  /** Whether everybody who waited for it has left. */
  abandoned: boolean;
  /** The client that alone waits for it. Undefined where none is to be limited. */
  client?: string | undefined;
}

export interface BulkheadLimits extends SlotLimits {
  /** Tasks that may wait, of each priority. One client has its share of each, as of `total`. */
  readonly queue: Readonly<Record<Priority, number>>;
  /** Milliseconds that a task may wait. */
  readonly patienceMs: number;
}

export const defaultLimits: BulkheadLimits = {
  concurrency: 2,
  slowAfterMs: 1_000,
  total: 16,
  queue: { "default-view": 32, currency: 16, view: 16, background: 64 },
  clientShare: 0.25,
  patienceMs: 5_000,
};

/** The queue is full, a task waited for too long, or nobody waits for it anymore. */
export class OverloadError extends Error {
  override readonly name = "OverloadError";
}

interface Waiting {
  readonly ticket: Ticket;
  readonly start: (release: () => void) => void;
  readonly refuse: (error: OverloadError) => void;
}

const ranks = { "default-view": 0, currency: 1, view: 2, background: 3 } as const satisfies Record<Priority, number>;

/** Of so many tasks one is the oldest of all, so that the lowest priority has its turn too. */
const fairness = 4;

/** Runs few tasks at a time, and lets few others wait. A visitor beyond that learns it at once. */
export class Bulkhead {
  readonly #limits: BulkheadLimits;
  readonly #slots: Slots;
  #waiting: readonly Waiting[] = [];
  #started = 0;

  constructor(limits: BulkheadLimits) {
    this.#limits = limits;
    this.#slots = new Slots(limits, () => this.#startNext());
  }

  /** Runs a task in its turn. Throws `OverloadError` when it has none, and what the task throws. */
  async run<Value>(ticket: Ticket, task: () => Promise<Value>): Promise<Value> {
    const { client } = ticket;
    const release = this.#slots.hasFree(client) ? this.#slots.take(client) : await this.#turn(ticket);
    try {
      return await task();
    } finally {
      release();
    }
  }

  #turn(ticket: Ticket): Promise<() => void> {
    this.#refuseAbandoned();
    const { patienceMs } = this.#limits;
    if (!this.#hasRoom(ticket)) return Promise.reject(new OverloadError("The queue is full."));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#refuse(waiting, "The queue is slow."), patienceMs);
      const withoutTimer =
        <Result>(end: (result: Result) => void) =>
        (result: Result) => {
          clearTimeout(timer);
          end(result);
        };
      const waiting: Waiting = { ticket, start: withoutTimer(resolve), refuse: withoutTimer(reject) };
      this.#waiting = [...this.#waiting, waiting];
    });
  }

  /** Whether the queue has a place, and the client its share of it. */
  #hasRoom({ priority, client }: Ticket): boolean {
    const { queue, clientShare } = this.#limits;
    const ahead = this.#waiting.filter((each) => each.ticket.priority === priority);
    if (ahead.length >= queue[priority]) return false;
    const own = ahead.filter((each) => each.ticket.client === client);
    return client === undefined || own.length < queue[priority] * clientShare;
  }

  #startNext(): void {
    this.#refuseAbandoned();
    const next = this.#next();
    if (next === undefined) return;
    this.#remove(next);
    this.#started += 1;
    next.start(this.#slots.take(next.ticket.client));
    this.#startNext();
  }

  /** Returns the oldest task of the highest priority that has a slot, and now and then the oldest of all. */
  #next(): Waiting | undefined {
    const ready = this.#waiting.filter(({ ticket }) => this.#slots.hasFree(ticket.client));
    if (this.#started % fairness === fairness - 1) return ready[0];
    return ready.toSorted((one, other) => ranks[one.ticket.priority] - ranks[other.ticket.priority])[0];
  }

  #refuseAbandoned(): void {
    for (const each of this.#waiting) if (each.ticket.abandoned) this.#refuse(each, "Nobody waits for it.");
  }

  #refuse(waiting: Waiting, reason: string): void {
    this.#remove(waiting);
    waiting.refuse(new OverloadError(reason));
  }

  #remove(waiting: Waiting): void {
    this.#waiting = this.#waiting.filter((each) => each !== waiting);
  }
}
