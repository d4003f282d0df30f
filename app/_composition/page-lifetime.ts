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
