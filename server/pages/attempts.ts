import type { Priority, Ticket } from "./bulkhead.ts";

interface Attempt<Result> {
  readonly ticket: Ticket;
  readonly result: Promise<Result>;
  /** Visitors who wait for it. */
  visitors: number;
}

/** What is being rendered, or waits for its turn: one attempt per key, however many wait for it. */
export class Attempts<Result> {
  readonly #running = new Map<string, Attempt<Result>>();

  /**
   * Returns the result of the attempt for a key, and starts one if there is none. A visitor who is waiting raises its
   * priority, and frees its turn by leaving. Without visitors it runs in the background.
   */
  join(key: string, priority: Priority, run: (ticket: Ticket) => Promise<Result>, left?: AbortSignal): Promise<Result> {
    const attempt = this.#running.get(key) ?? this.#start(key, priority, run);
    if (priority === "background") return attempt.result;
    attempt.visitors += 1;
    attempt.ticket.abandoned = false;
    if (attempt.ticket.priority === "background") attempt.ticket.priority = priority;
    const leave = () => {
      attempt.visitors -= 1;
      if (attempt.visitors === 0) attempt.ticket.abandoned = true;
    };
    // A visitor may have left while the store was read.
    if (left?.aborted === true) leave();
    else left?.addEventListener("abort", leave);
    return attempt.result;
  }

  #start(key: string, priority: Priority, run: (ticket: Ticket) => Promise<Result>): Attempt<Result> {
    const ticket: Ticket = { priority, abandoned: false };
    const result = run(ticket).finally(() => this.#running.delete(key));
    const attempt = { ticket, result, visitors: 0 };
    this.#running.set(key, attempt);
    return attempt;
  }
}
