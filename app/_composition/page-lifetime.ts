import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";

/** Seconds that a page which lacks something stays fresh, and after which it is rendered before it is sent. */
const provisional = { revalidate: 3, expire: 6 };

/**
 * Makes the page that is rendered now provisional. Next's cache replaces it within seconds, and its `Cache-Control` says
 * so to all others. Next has no function for that without Cache Components, so this sets what `cacheLife` would set.
 */
export function markProvisional(): void {
  const store = workUnitAsyncStorage.getStore();
  if (store?.type === "prerender-legacy") Object.assign(store, provisional);
}
