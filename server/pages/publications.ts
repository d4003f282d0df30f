import { LRUCache } from "lru-cache";
import type { Publication } from "./page-store.ts";
import type { StoredPage } from "./stored-page.ts";

/** Milliseconds after which a publication is forgotten: no page is served for longer. */
const rememberedMs = 86_400_000;

export interface Publications {
  readonly add: (publication: Publication) => void;
  /** Whether a tag of a page was published after its content was read. */
  readonly hasChanged: (page: StoredPage) => boolean;
}

/** Remembers when each tag was published. A page is compared once after each publication, however often it is sent. */
export function createPublications(): Publications {
  const published = new LRUCache<string, number>({ max: 100_000, ttl: rememberedMs });
  const compared = new WeakMap<StoredPage, { readonly count: number; readonly changed: boolean }>();
  let count = 0;
  return {
    add: ({ tags, at }) => {
      count += 1;
      for (const tag of tags) published.set(tag, Math.max(at, published.get(tag) ?? 0));
    },
    hasChanged: (page) => {
      const last = compared.get(page);
      if (last !== undefined && last.count === count) return last.changed;
      const changed = page.tags.some((tag) => (published.get(tag) ?? -1) >= page.readAt);
      compared.set(page, { count, changed });
      return changed;
    },
  };
}
