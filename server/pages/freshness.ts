import type { Publications } from "./publications.ts";
import type { StoredPage } from "./stored-page.ts";

export interface FreshnessPorts {
  readonly publications: Pick<Publications, "hasChanged">;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly buildId: string;
}

/** Milliseconds until a rendering that failed, or lacked data, is repeated. */
const retryMs = 3_000;

/** Decides which pages may be sent without a rendering. */
export class Freshness {
  readonly #ports: FreshnessPorts;
  /** When a page that could not be replaced is rendered again, epoch milliseconds. */
  readonly #retryAt = new WeakMap<StoredPage, number>();

  constructor(ports: FreshnessPorts) {
    this.#ports = ports;
  }

  isFresh(page: StoredPage): boolean {
    return !this.#hasChanged(page) && this.#age(page) < page.freshForMs;
  }

  /** Whether a page that is not fresh may be sent while it is rendered again. */
  isUsable(page: StoredPage): boolean {
    return !this.#hasChanged(page) && this.#age(page) <= usableForMs(page);
  }

  /** Whether a page of another machine replaces the one there is. */
  isBetter(page: StoredPage, known: StoredPage): boolean {
    return this.isFresh(page) && !this.isFresh(known) && (known.provisional || !page.provisional);
  }

  /** Notes that a page could not be replaced: it is sent as it is for some seconds. */
  postpone(page: StoredPage): void {
    this.#retryAt.set(page, this.#ports.now() + retryMs);
  }

  isPostponed(page: StoredPage): boolean {
    return (this.#retryAt.get(page) ?? 0) > this.#ports.now();
  }

  #age({ storedAt }: StoredPage): number {
    return this.#ports.now() - storedAt;
  }

  #hasChanged(page: StoredPage): boolean {
    const { publications, buildId } = this.#ports;
    return publications.hasChanged(page) || page.buildId !== buildId;
  }
}

/** Returns how long a page may be sent at all: `s-maxage=3, stale-while-revalidate=3` → 6000. */
function usableForMs({ headers, freshForMs }: StoredPage): number {
  const stale = /stale-while-revalidate=(\d+)/.exec(headers["cache-control"] ?? "")?.[1] ?? 0;
  return freshForMs + Number(stale) * 1000;
}
