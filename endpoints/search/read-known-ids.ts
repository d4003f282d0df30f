import type { ProviderClient } from "../../catalog/provider/client.ts";
import type { Collection } from "../../catalog/collection/collection.ts";
import type { Market } from "../../catalog/market/market.ts";
import { collectionPois } from "../../catalog/sight/provider.ts";
import { getFoundValue } from "../../catalog/snapshot/reading.ts";
import { listFoundValues } from "./values-in.ts";

export type SearchProvider = Pick<
  ProviderClient,
  "categories" | "categoryRankings" | "collectionPois" | "pois" | "products" | "rankings" | "topCollections"
>;

/** Most collections that are read. */
export const maxCollections = 100;

/** Ids that are the same in all languages. */
export interface KnownIds {
  readonly sights: SightIds;
  /** Products of collections. Lists of categories lack those that are sold out. */
  readonly products: readonly number[];
}

/** Which sights there are, and of which collections. */
export type SightIds = ReadonlyMap<number, readonly number[]>;

/** Most products of a collection. */
const maxProductsPerCollection = 100;

/** Reads which sights and products the collections have. Throws when the provider fails. */
export async function readKnownIds(provider: SearchProvider, market: Market): Promise<KnownIds> {
  const found = await provider.topCollections([{ city: "", limit: maxCollections }], market);
  const collections = listFoundValues(found).flat();
  const queries = collections.map(({ id }) => ({ collection: id, limit: maxProductsPerCollection, subCategories: [] }));
  const [sights, rankings] = await Promise.all([
    readSightIds(provider, market, collections),
    provider.rankings(queries, market),
  ]);
  const ids = listFoundValues(rankings).flatMap(({ products }) => products.map(({ id }) => id));
  return { sights, products: [...new Set(ids)] };
}

async function readSightIds(
  provider: SearchProvider,
  market: Market,
  collections: readonly Collection[],
): Promise<SightIds> {
  const readings = await provider.collectionPois(
    collections.map(({ id }) => ({ id })),
    market,
  );
  const sights = new Map<number, readonly number[]>();
  for (const { id: collection } of collections) {
    for (const { id } of getFoundValue(readings.get(collectionPois.key({ id: collection }))) ?? [])
      sights.set(id, [...(sights.get(id) ?? []), collection]);
  }
  return sights;
}
