import type { StoredPage } from "./stored-page.ts";

/** How a page was found: fresh in the cache, stale, rendered for the first time, or rendered again. */
export type CacheState = "hit" | "stale" | "miss" | "refreshed";

export interface FoundPage {
  readonly page: StoredPage;
  readonly state: CacheState;
}
