import type { Window } from "./listing-query.ts";

/** Returns the part of a list that a page shows, how many it skips, and how many pages there are. An offset beyond the list is ignored. */
export function showWindow<Item>(items: readonly Item[], { page, limit, offset }: Window) {
  const skipped = offset < items.length ? offset : 0;
  const first = skipped + (page - 1) * limit;
  return {
    shown: items.slice(first, first + limit),
    first,
    pages: Math.max(1, Math.ceil((items.length - skipped) / limit)),
  };
}
