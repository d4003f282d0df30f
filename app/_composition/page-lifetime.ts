import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";

/** Seconds that a page which lacks something stays fresh, and after which it is rendered before it is sent. */
const provisional = { revalidate: 3, expire: 6 };

/**
 * Makes the page that is rendered now provisional. Caches replace it within seconds: its `Cache-Control` says so to all, and
 * a tag to the cache of this process. Next has no function for that without Cache Components, so this sets what
 * `cacheLife` would set.
 */
export function markProvisional(): void {
  const store = workUnitAsyncStorage.getStore();
  if (store?.type !== "prerender-legacy") return;
  Object.assign(store, { ...provisional, tags: [...(store.tags ?? []), "provisional"] });
}
