import { ClientTally } from "../security/client-tally.ts";

export interface SlotLimits {
  /** Tasks at a time. One process has one thread for them. */
  readonly concurrency: number;
  /** Milliseconds after which a task waits for an upstream rather than for the processor, and frees its slot. */
  readonly slowAfterMs: number;
  /** Tasks at a time, slow ones included. */
  readonly total: number;
  /** Tasks at a time of one client. */
  readonly ofClient: number;
}

/** The slots of a bulkhead. A task that takes long frees its slot, so that a slow upstream does not stop all others. */
export class Slots {
  readonly #limits: SlotLimits;
  readonly #onFree: () => void;
  #quick = 0;
  #all = 0;
  readonly #ofClients = new ClientTally();

  constructor(limits: SlotLimits, onFree: () => void) {
    this.#limits = limits;
    this.#onFree = onFree;
  }

  /** Whether there is a slot for a task of a client; undefined for one that is not to be limited. */
  hasFree(client: string | undefined): boolean {
    const { concurrency, total, ofClient } = this.#limits;
    return this.#quick < concurrency && this.#all < total && this.#ofClients.count(client) < ofClient;
  }

  /** Occupies a slot. The result releases it. */
  take(client: string | undefined): () => void {
    this.#ofClients.add(client, 1);
    this.#all += 1;
    this.#quick += 1;
    let isQuick = true;
    const slowDown = () => {
      if (isQuick) this.#quick -= 1;
      isQuick = false;
    };
    const timer = setTimeout(() => {
      slowDown();
      this.#onFree();
    }, this.#limits.slowAfterMs);
    return () => {
      clearTimeout(timer);
      slowDown();
      this.#all -= 1;
      this.#ofClients.add(client, -1);
      this.#onFree();
    };
  }
}
