import type { PageOutcome } from "../../renderer/outcome.ts";
import type { Provisional } from "../../catalog/snapshot/snapshot.ts";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";

/** Seconds that a page which lacks something stays fresh, and after which it is rendered before it is sent. */
const lifetime = { revalidate: 3, expire: 6 };

/**
 * Sets the lifetime of the page that is rendered now, if it is provisional. Caches replace it within seconds, as its
 * `Cache-Control` says. A tag says to the cache of this process that data is missing: a whole page is better. Next has no
 * function for that without Cache Components, so this sets what `cacheLife` would set.
 */
export function markProvisional(provisional: Provisional): void {
  const store = workUnitAsyncStorage.getStore();
  if (provisional === false || store?.type !== "prerender-legacy") return;
  Object.assign(store, lifetime);
  if (provisional === "incomplete") store.tags = [...(store.tags ?? []), "lacks-data"];
}

/** Seconds that the page of a route is fresh, and that it may be sent at all (`revalidate` and `expireTime`). */
const usualFresh = 300;
const usualStale = 86_400;

/** Seconds that a page is fresh at least: one that is fresh for less counts as provisional. */
const minFresh = 5;

/**
 * Ends the lifetime of the page that is rendered now when something on it ceases to be true. Until then it may be stale;
 * after that it is rendered before it is sent, unless an upstream is down.
 */
export function markTrueUntil({ trueUntil, provisional, page }: PageOutcome): void {
  const store = workUnitAsyncStorage.getStore();
  if (trueUntil === undefined || provisional !== false || store?.type !== "prerender-legacy") return;
  Object.assign(store, computeLifetime(trueUntil, page.snapshot.readAt));
}

/** Returns a lifetime in seconds; empty where the route's own is shorter. A moment in forty minutes → fresh for 300 s. */
export function computeLifetime(trueUntil: number, now: number): { revalidate?: number; expire?: number } {
  const seconds = Math.max(minFresh, Math.ceil((trueUntil - now) / 1000));
  const fresh = Math.min(usualFresh, seconds);
  return seconds >= usualStale ? {} : { revalidate: fresh, expire: Math.max(seconds, fresh + 1) };
}
