import type { Airport } from "../airport/airport.ts";
import type { Category, CategoriesQuery } from "../category/category.ts";
import type { NearbyCity } from "../city/city.ts";
import type { Market } from "../market/market.ts";
import type { PointOfInterest } from "../sight/point-of-interest.ts";
import { airports } from "../airport/provider.ts";
import { categories } from "../category/provider.ts";
import { collectionPois } from "../sight/provider-collection.ts";
import { nearbyCities } from "../city/provider.ts";
import { pois } from "../sight/provider.ts";
import type { Transport } from "./transport.ts";

export interface PlaceCalls {
  /** `/api/v2/category/`: the categories of a city with their sub-categories, in the provider's order. */
  readonly categories: (query: CategoriesQuery, market: Market) => Promise<readonly Category[]>;
  /** `/api/v2/city/{id}/nearby-cities`: nearest first; undefined when there is no such city. */
  readonly nearbyCities: (city: number, market: Market) => Promise<readonly NearbyCity[] | undefined>;
  /** `/api/v1/pois`: points of interest in the order of `ids`, unknown ones missing; without ids nothing, and no call. */
  readonly pois: (ids: readonly number[], market: Market) => Promise<readonly PointOfInterest[]>;
  /** `/api/v1/collection/{id}/pois`; undefined when there is no such collection. */
  readonly collectionPois: (collection: number, market: Market) => Promise<readonly PointOfInterest[] | undefined>;
  /** `/api/v1/airport-transfers/fetch-airports`: the airports that transfers go to. */
  readonly airports: () => Promise<readonly Airport[]>;
}

export function placeCalls(transport: Transport): PlaceCalls {
  return {
    categories: (query, market) => categories(transport, query, market),
    nearbyCities: (city, market) => nearbyCities(transport, city, market),
    pois: (ids, market) => pois(transport, ids, market),
    collectionPois: (collection, market) => collectionPois(transport, collection, market),
    airports: () => airports(transport),
  };
}
