import type { Endpoint } from "./endpoint.ts";
import { collectionRanking } from "./endpoints/collection-ranking.ts";
import { collections } from "./endpoints/collections.ts";
import { currencyList } from "./endpoints/currency-list.ts";
import { tourGroups } from "./endpoints/tour-groups.ts";

export interface RouteDefinition {
  /** Without the `/tours/` segment and without a trailing slash: both may be there or not (specification §7). `{id}` varies. */
  readonly path: string;
  readonly endpoint: Endpoint;
  /** True for what is on sale this minute: nobody may keep the answer. */
  readonly live?: true;
}

/** Every path there is (specification §7). */
export const routes: readonly RouteDefinition[] = [
  { path: "/api/v6/tour-groups", endpoint: tourGroups },
  { path: "/api/v6/tour-groups/list-by/collection/{id}", endpoint: collectionRanking },
  { path: "/api/v1/collection", endpoint: collections },
  { path: "/api/v1/currency/list", endpoint: currencyList },
];
