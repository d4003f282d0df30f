import type { StoredPage } from "../pages/stored-page.ts";
import { waitAtMost } from "../wait-at-most.ts";
import type { BytesStore, StoreLog } from "./bytes-store.ts";
import { decodePage, encodePage } from "./stored-page-bytes.ts";

interface StoredPagesOptions {
  readonly bytes: BytesStore;
  /** Milliseconds after which a read counts as empty. */
  readonly timeoutMs: number;
  readonly log: StoreLog;
  /** Returns the position to store with a page that was read at a moment, epoch milliseconds. */
  readonly positionAt: (readAt: number) => string;
  /** Returns a stored page as this machine may use it; undefined when it can't tell. */
  readonly judge: (page: StoredPage, position: string) => StoredPage | undefined;
}

/** Pages in a store, by the text of their key. */
export interface StoredPages {
  readonly get: (text: string) => Promise<StoredPage | undefined>;
  readonly set: (text: string, page: StoredPage) => void;
}

/** Returns pages in a store. A store that fails or hangs is as good as empty, and an invalid page is missing. */
export function createStoredPages(options: StoredPagesOptions): StoredPages {
  const { bytes, timeoutMs, log, positionAt, judge } = options;
  const report = (error: unknown) => log.error("page-store-failure", describeStoreError(error));
  return {
    get: async (key) => {
      try {
        const stored = await waitAtMost(timeoutMs, bytes.get(key));
        if (stored === undefined) return undefined;
        const known = decodePage(key, stored);
        if (known === undefined) log.error("page-store-invalid", "A stored page is invalid, and counts as missing.");
        return known && judge(known.page, known.position);
      } catch (error) {
        report(error);
        return undefined;
      }
    },
    set: (key, page) => {
      const encoded = encodePage(key, { page, position: positionAt(page.readAt) });
      // A page that lacks data must not replace a whole one.
      bytes.set(key, encoded, page.provisional).catch(report);
    },
  };
}

/** Returns a page that is rendered again before it is sent, whatever the clock was when it was stored. It remains the fallback. */
export function outdated(page: StoredPage): StoredPage {
  return { ...page, readAt: 0, storedAt: 0 };
}

/** Returns what failed as a code, `ENOSPC` or `OOM`: messages may contain keys, paths or addresses. */
export function describeStoreError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("code" in error) return String(error.code);
  const [reply] = /^[A-Z]+(?= )/.exec(error.message) ?? [];
  return reply ?? (/time(?:d )?out/i.test(error.message) ? "ETIMEDOUT" : error.name);
}
