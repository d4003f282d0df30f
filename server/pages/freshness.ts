import { Outage } from "./outage.ts";
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
  readonly #outage: Outage;
  /** When a page that could not be replaced is rendered again, epoch milliseconds. */
  readonly #retryAt = new WeakMap<StoredPage, number>();

  constructor(ports: FreshnessPorts) {
    this.#ports = ports;
    this.#outage = new Outage(ports.now);
  }

  isFresh(page: StoredPage): boolean {
    return !this.#hasChanged(page) && this.#age(page) < page.freshForMs;
  }

  /** Whether a page that is not fresh may be sent while it is rendered again. In an outage its age does not matter. */
  isUsable(page: StoredPage): boolean {
    return !this.#hasChanged(page) && (this.#age(page) <= usableForMs(page) || this.#outage.isKnown());
  }

  /** Whether a page that is not fresh may be rendered behind the response. In an outage most would lack data once more. */
  mayRenderAgain(page: StoredPage): boolean {
    return !this.#isRetried(page) || this.#outage.mayRetry();
  }

  /** Whether a page of another machine replaces the one there is. */
  isBetter(page: StoredPage, known: StoredPage): boolean {
    return this.isFresh(page) && !this.isFresh(known) && (known.provisional || !page.provisional);
  }

  /** Notes that a page could not be replaced: it is sent as it is for some seconds. */
  postpone(page: StoredPage): void {
    this.#retryAt.set(page, this.#ports.now() + retryMs);
    this.#outage.note();
  }

  /** Notes a page that was rendered, and the one that it replaces. */
  noteRendered(page: StoredPage, last: StoredPage | undefined): void {
    if (isShortLived(page)) this.#outage.note();
    else if (last !== undefined && this.#isRetried(last)) this.#outage.noteRecovery();
  }

  isPostponed(page: StoredPage): boolean {
    return (this.#retryAt.get(page) ?? 0) > this.#ports.now();
  }

  /** Whether a page lacks current data, or could not be replaced lately. */
  #isRetried(page: StoredPage): boolean {
    return isShortLived(page) || this.#retryAt.has(page);
  }

  #age({ storedAt }: StoredPage): number {
    return this.#ports.now() - storedAt;
  }

  #hasChanged(page: StoredPage): boolean {
    const { publications, buildId } = this.#ports;
    return publications.hasChanged(page) || page.buildId !== buildId;
  }
}

/** Whether a page lacks current data: no other is fresh for so short a time. */
function isShortLived({ freshForMs }: StoredPage): boolean {
  return freshForMs <= retryMs;
}

/** Returns how long a page may be sent at all: `s-maxage=3, stale-while-revalidate=3` → 6000. */
function usableForMs({ headers, freshForMs }: StoredPage): number {
  const stale = /stale-while-revalidate=(\d+)/.exec(headers["cache-control"] ?? "")?.[1] ?? 0;
  return freshForMs + Number(stale) * 1000;
}
