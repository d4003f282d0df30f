import type { Endpoint } from "./endpoint.ts";
import { collectionRanking } from "./endpoints/collection-ranking.ts";
import { collections } from "./endpoints/collections.ts";
import { currencyList } from "./endpoints/currency-list.ts";
import { tourGroups } from "./endpoints/tour-groups.ts";

/** Paths without the `/tours/` segment and without a trailing slash: both may be there or not (specification §7). */
const routes: ReadonlyArray<readonly [RegExp, Endpoint]> = [
  [/^\/api\/v6\/tour-groups$/, tourGroups],
  [/^\/api\/v6\/tour-groups\/list-by\/collection\/(?<id>[^/]+)$/, collectionRanking],
  [/^\/api\/v1\/collection$/, collections],
  [/^\/api\/v1\/currency\/list$/, currencyList],
];

export interface Route {
  readonly endpoint: Endpoint;
  readonly id: string;
}

/** Who answers this path; undefined when nobody does. */
export function routeOf(path: string): Route | undefined {
  const canonical = path.replace(/^\/api\/tours\//, "/api/").replace(/\/$/, "");
  for (const [pattern, endpoint] of routes) {
    const match = pattern.exec(canonical);
    if (match !== null) return { endpoint, id: match.groups?.["id"] ?? "" };
  }
  return undefined;
}
