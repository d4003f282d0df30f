import { type SlotLimits, Slots } from "./slots.ts";

/** Who waits for a rendering: a visitor, of the default view, in a chosen currency or with parameters, or nobody. */
export type Priority = "default-view" | "currency" | "view" | "background";

/** Facts of a waiting task that the bulkhead reads. */
export interface Ticket {
  /** May rise while the task waits. */
  priority: Priority;
  /** Whether everybody who waited for it has left. */
  abandoned: boolean;
  /** The clients that wait for it: the one that began it is first. Undefined for one that is not to be limited. */
  readonly waitingClients: (string | undefined)[];
  /** Called once another client waits for it too. The bulkhead sets it while the task waits. */
  onJoin?: () => void;
}

export interface BulkheadLimits extends SlotLimits {
  /** Tasks that may wait, of each priority. */
  readonly queue: Readonly<Record<Priority, number>>;
  /** The share of each queue that the tasks which one client began may take. */
  readonly clientShare: number;
  /** Milliseconds that a task may wait. */
  readonly patienceMs: number;
}

export const defaultLimits: BulkheadLimits = {
  concurrency: 2,
  slowAfterMs: 1_000,
  total: 16,
  ofClient: 8,
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

  /** Runs a task in its turn. Throws `OverloadError` when it gets no turn, and the task's own errors. */
  async run<Value>(ticket: Ticket, task: () => Promise<Value>): Promise<Value> {
    const release = this.#isReady(ticket) ? this.#take(ticket) : await this.#turn(ticket);
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
      ticket.onJoin = () => this.#startNext();
    });
  }

  /** Whether there is a slot for a task, in the share of a client that waits for it. */
  #isReady({ waitingClients }: Ticket): boolean {
    return waitingClients.some((client) => this.#slots.hasFree(client));
  }

  /** Occupies a slot in the share of the first client that has one left. The result releases it. */
  #take({ waitingClients }: Ticket): () => void {
    return this.#slots.take(waitingClients.find((client) => this.#slots.hasFree(client)));
  }

  /** Whether the queue has a place, and the client that began the task its share of it. */
  #hasRoom({ priority, waitingClients: [client] }: Ticket): boolean {
    const { queue, clientShare } = this.#limits;
    const ahead = this.#waiting.filter((each) => each.ticket.priority === priority);
    if (ahead.length >= queue[priority]) return false;
    const own = ahead.filter((each) => each.ticket.waitingClients[0] === client);
    return client === undefined || own.length < queue[priority] * clientShare;
  }

  #startNext(): void {
    this.#refuseAbandoned();
    const next = this.#next();
    if (next === undefined) return;
    this.#remove(next);
    this.#started += 1;
    next.start(this.#take(next.ticket));
    this.#startNext();
  }

  /** Returns the oldest task of the highest priority that has a slot, and now and then the oldest of all. */
  #next(): Waiting | undefined {
    const ready = this.#waiting.filter(({ ticket }) => this.#isReady(ticket));
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
