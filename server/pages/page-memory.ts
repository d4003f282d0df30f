import { LRUCache } from "lru-cache";
import type { PageClass, PageKey } from "./page-key.ts";
import type { StoredPage } from "./stored-page.ts";

export interface PageMemory {
  readonly get: (key: PageKey) => StoredPage | undefined;
  readonly set: (key: PageKey, page: StoredPage) => void;
  /** Bytes of all pages, about. */
  readonly size: () => number;
}

type Pages = LRUCache<string, StoredPage>;

/** Bytes of a page besides its body, about. */
const overhead = 1_000;

/**
 * Stores pages up to so many bytes. Evicts the pages that matter least in an outage first: 404s and redirects. Views
 * with parameters follow, then chosen currencies, and at last default views. Among equals it is the least recently
 * used.
 */
export function createPageMemory(maxBytes: number): PageMemory {
  const byClass = pagesByClass(maxBytes);
  const classes = Object.values(byClass);
  const search = classes.toReversed();
  const size = () => classes.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);
  return {
    get: ({ text }) => {
      for (const each of search) {
        const page = each.get(text);
        if (page !== undefined) return page;
      }
      return undefined;
    },
    set: ({ text, pageClass }, page) => {
      for (const each of classes) each.delete(text);
      byClass[page.status === 200 ? pageClass : "missing"].set(text, page);
      while (size() > maxBytes) classes.find((each) => each.size > 0)?.pop();
    },
    size,
  };
}

/** Returns the pages of each class, from the first that is evicted to the last. */
function pagesByClass(maxBytes: number): Readonly<Record<PageClass, Pages>> {
  const pages = (): Pages => new LRUCache({ maxSize: maxBytes, sizeCalculation: countBytes });
  return { missing: pages(), view: pages(), currency: pages(), "default-view": pages() };
}

function countBytes({ body, tags, headers }: StoredPage, key: string): number {
  const texts = [key, ...tags, ...Object.values(headers)];
  const characters = texts.reduce((sum, text) => sum + text.length + 20, 0);
  return (body?.brotli.length ?? 0) + (body?.gzip.length ?? 0) + characters + overhead;
}
