import { LRUCache } from "lru-cache";
import { splitInternalPath } from "../../routing/known-address.ts";
import { hasView } from "./has-view.ts";
import type { StoredPage } from "./stored-page.ts";

export interface PageMemory {
  readonly get: (key: string) => StoredPage | undefined;
  readonly set: (key: string, page: StoredPage) => void;
  /** Bytes of all pages, about. */
  readonly size: () => number;
}

/** Bytes of a page besides its body, about. */
const overhead = 1_000;

/**
 * Stores pages up to so many bytes. What is least useful in an outage is evicted first: 404s and redirects. Views with
 * parameters follow, then chosen currencies, and at last default views. Among equals it is the least recently used.
 */
export function createPageMemory(maxBytes: number): PageMemory {
  const pages = (): LRUCache<string, StoredPage> => new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf });
  /** From the first that is evicted to the last. */
  const classes = [pages(), pages(), pages(), pages()];
  const search = classes.toReversed();
  const size = () => classes.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);
  return {
    get: (key) => {
      for (const each of search) {
        const page = each.get(key);
        if (page !== undefined) return page;
      }
      return undefined;
    },
    set: (key, page) => {
      for (const each of classes) each.delete(key);
      classes[classOf(key, page)]?.set(key, page);
      while (size() > maxBytes) classes.find((each) => each.size > 0)?.pop();
    },
    size,
  };
}

function classOf(key: string, { status }: StoredPage): number {
  if (status !== 200) return 0;
  if (key.startsWith("/not-found-page/")) return classOfMissing(key);
  if (hasView(key)) return 1;
  return splitInternalPath(key).currency === "auto" ? 3 : 2;
}

/** The not-found page of a host is needed most in a flood. Those that name a page in other languages are as many as pages. */
function classOfMissing(key: string): number {
  const [, , , , currency, ...elsewhere] = key.split("/");
  if (elsewhere.length > 0) return 0;
  return currency === "auto" ? 3 : 2;
}

function bytesOf({ body, tags, headers }: StoredPage, key: string): number {
  const texts = [key, ...tags, ...Object.values(headers)];
  const characters = texts.reduce((sum, text) => sum + text.length + 20, 0);
  return (body?.brotli.length ?? 0) + (body?.gzip.length ?? 0) + characters + overhead;
}
