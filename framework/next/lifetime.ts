import type { Lifetime } from "./rendering.ts";

/** Seconds that the page of a route is fresh, and that it may be sent at all (`revalidate` and `expireTime`). */
export const usualLifetime: Lifetime = { revalidate: 300, expire: 86_400 };

/** Seconds that a page is fresh at least: one that is fresh for less counts as provisional. */
const minFresh = 5;

/** Returns undefined where the route's own lifetime is shorter. A moment in forty minutes → fresh for 300 s. */
export function computeLifetime(trueUntil: number, now: number): Lifetime | undefined {
  const seconds = Math.max(minFresh, Math.ceil((trueUntil - now) / 1000));
  const fresh = Math.min(usualLifetime.revalidate, seconds);
  if (seconds >= usualLifetime.expire) return undefined;
  return { revalidate: fresh, expire: Math.max(seconds, fresh + 1) };
}

/** Returns the header that Next writes for a lifetime: `s-maxage=300, stale-while-revalidate=86100`. */
export function toCacheControl({ revalidate, expire }: Lifetime): string {
  return `s-maxage=${revalidate}, stale-while-revalidate=${expire - revalidate}`;
}
