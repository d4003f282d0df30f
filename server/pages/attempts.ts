import type { Priority, Ticket } from "./bulkhead.ts";

interface Attempt<Result> {
  readonly ticket: Ticket;
  readonly result: Promise<Result>;
  /** Visitors who wait for it. */
  visitors: number;
}

/** Who waits for an attempt. */
export interface Waiter {
  readonly priority: Priority;
  /** Aborted when the visitor leaves. */
  readonly left?: AbortSignal | undefined;
  /** Whose share of places it takes. Undefined for one that is not to be limited. */
  readonly client?: string | undefined;
}

/** Running and waiting renderings: one attempt per key, however many requests wait for it. */
export class Attempts<Result> {
  readonly #running = new Map<string, Attempt<Result>>();

  /**
   * Returns the result of the attempt for a key, and starts one if none is running. A visitor who is waiting raises its
   * priority, and frees its turn by leaving. Without visitors it runs in the background.
   */
  join(key: string, waiter: Waiter, run: (ticket: Ticket) => Promise<Result>): Promise<Result> {
    const { priority, left, client } = waiter;
    const attempt = this.#running.get(key) ?? this.#start(key, waiter, run);
    if (priority === "background") return attempt.result;
    attempt.visitors += 1;
    const { ticket } = attempt;
    ticket.abandoned = false;
    if (ticket.priority === "background") ticket.priority = priority;
    if (!ticket.waitingClients.includes(client)) {
      ticket.waitingClients.push(client);
      ticket.onJoin?.();
    }
    const leave = () => {
      attempt.visitors -= 1;
      if (attempt.visitors === 0) attempt.ticket.abandoned = true;
    };
    // A visitor may have left while the store was read.
    if (left?.aborted === true) leave();
    else left?.addEventListener("abort", leave);
    return attempt.result;
  }

  #start(key: string, { priority, client }: Waiter, run: (ticket: Ticket) => Promise<Result>): Attempt<Result> {
    const ticket: Ticket = { priority, abandoned: false, waitingClients: [client] };
    const result = run(ticket).finally(() => this.#running.delete(key));
    const attempt = { ticket, result, visitors: 0 };
    this.#running.set(key, attempt);
    return attempt;
  }
}
