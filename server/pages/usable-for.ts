import type { StoredPage } from "./stored-page.ts";

/** Returns the milliseconds in which a page may be sent while it is rendered again: `s-maxage=3, stale-while-revalidate=3` → 6000. */
export function usableForMs({ headers, freshForMs }: StoredPage): number {
  const stale = /stale-while-revalidate=(\d+)/.exec(headers["cache-control"] ?? "")?.[1] ?? 0;
  return freshForMs + Number(stale) * 1000;
}
