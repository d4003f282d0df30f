/** Milliseconds after its last sign that an outage counts as over. */
const knownMs = 6_000;

/** Milliseconds between two pages that are rendered again meanwhile. */
const retryEveryMs = 500;

/**
 * Whether an upstream seems to be down, by what renderings return. Then most pages would lack data once more. So no visitor
 * waits for one that was rendered. Few are rendered again, enough to learn that it is over.
 */
export class Outage {
  /** Milliseconds of a clock that never goes back. */
  readonly #now: () => number;
  #seenAt = Number.NEGATIVE_INFINITY;
  #triedAt = Number.NEGATIVE_INFINITY;
  #recovers = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Notes a rendering that failed, was late, or lacks current data. */
  note(): void {
    this.#seenAt = this.#now();
    this.#recovers = false;
  }

  /** Notes that a page which lacked current data is whole: all others may follow. */
  noteRecovery(): void {
    this.#recovers = true;
  }

  isKnown(): boolean {
    return this.#now() - this.#seenAt < knownMs;
  }

  /** Whether one more page that lacks current data may be rendered again. */
  mayRetry(): boolean {
    if (!this.isKnown() || this.#recovers) return true;
    if (this.#now() - this.#triedAt < retryEveryMs) return false;
    this.#triedAt = this.#now();
    return true;
  }
}
