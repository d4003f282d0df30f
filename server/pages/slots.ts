export interface SlotLimits {
  /** Tasks at a time. One process has one thread for them. */
  readonly concurrency: number;
  /** Milliseconds after which a task waits for an upstream rather than for the processor, and frees its slot. */
  readonly slowAfterMs: number;
  /** Tasks at a time, slow ones included. */
  readonly total: number;
}

/** The slots of a bulkhead. A task that takes long frees its slot, so that a slow upstream does not stop all others. */
export class Slots {
  readonly #limits: SlotLimits;
  readonly #onFree: () => void;
  #quick = 0;
  #all = 0;

  constructor(limits: SlotLimits, onFree: () => void) {
    this.#limits = limits;
    this.#onFree = onFree;
  }

  hasFree(): boolean {
    return this.#quick < this.#limits.concurrency && this.#all < this.#limits.total;
  }

  /** Occupies a slot. The result releases it. */
  take(): () => void {
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
      this.#onFree();
    };
  }
}
