import type { ProviderClient } from "../../../catalog/provider/client.ts";
import type { Market } from "../../../catalog/market/market.ts";
import type { ListedSight, NamedPlaces, SearchSource } from "../../../catalog/search/search-source.ts";
import { type Reading, foundValue } from "../../../catalog/snapshot/reading.ts";
import { idsPerCall } from "../../../catalog/provider/resource.ts";
import { collectionPois } from "../../../catalog/sight/provider.ts";
import { readProductLists } from "../product-index/read-product-lists.ts";

export type SearchProvider = Pick<
  ProviderClient,
  "categories" | "categoryRankings" | "collectionPois" | "pois" | "topCollections"
>;

/** Which sights there are, and of which collections: the same in all languages. */
export type SightIds = ReadonlyMap<number, readonly number[]>;

/** Most collections that are read. */
const mostCollections = 100;

/** Most products that an index has: 100,000 would take 200 MB in each language, and ten seconds. */
const mostProducts = 20_000;

/** Reads everything that can be found in a language, with those sights. Throws when the provider fails. */
export async function readSearchSource(
  provider: SearchProvider,
  market: Market,
  sights: SightIds,
): Promise<SearchSource> {
  const [{ categories, products }, attractions] = await Promise.all([
    readProductLists(provider, market),
    readAttractions(provider, market, sights),
  ]);
  return { ...attractions, categories, products: products.slice(0, mostProducts) };
}

/** Reads what is no product. Throws when the provider fails. */
export async function readPlaces(provider: SearchProvider, market: Market, sights: SightIds): Promise<NamedPlaces> {
  const [categories, attractions] = await Promise.all([
    provider.categories([{ city: "" }], market),
    readAttractions(provider, market, sights),
  ]);
  return { ...attractions, categories: valuesIn(categories).flat() };
}

async function readAttractions(
  provider: SearchProvider,
  market: Market,
  ids: SightIds,
): Promise<Pick<NamedPlaces, "collections" | "sights">> {
  const [collections, sights] = await Promise.all([
    provider.topCollections([{ city: "", limit: mostCollections }], market),
    readSights(provider, market, ids),
  ]);
  return { collections: valuesIn(collections).flat(), sights };
}

/** Reads which sights the collections have. Throws when the provider fails. */
export async function readSightIds(provider: SearchProvider, market: Market): Promise<SightIds> {
  const found = await provider.topCollections([{ city: "", limit: mostCollections }], market);
  const queries = valuesIn(found).flatMap((collections) => collections.map(({ id }) => ({ id })));
  const readings = await provider.collectionPois(queries, market);
  const sights = new Map<number, readonly number[]>();
  for (const query of queries) {
    for (const { id } of foundValue(readings.get(collectionPois.key(query))) ?? [])
      sights.set(id, [...(sights.get(id) ?? []), query.id]);
  }
  return sights;
}

async function readSights({ pois }: SearchProvider, market: Market, sights: SightIds): Promise<readonly ListedSight[]> {
  const ids = [...sights.keys()];
  const calls = Array.from({ length: Math.ceil(ids.length / idsPerCall) }, async (_, call) => {
    const batch = ids.slice(call * idsPerCall, (call + 1) * idsPerCall);
    return valuesIn(
      await pois(
        batch.map((id) => ({ id })),
        market,
      ),
    );
  });
  const found = (await Promise.all(calls)).flat();
  return found.map((sight) => ({ ...sight, collectionIds: sights.get(sight.id) ?? [] }));
}

/** Returns what was found. Throws the cause of a failure. */
function valuesIn<Value>(readings: ReadonlyMap<string, Reading<Value>>): readonly Value[] {
  return [...readings.values()].map(foundValue).filter((value) => value !== undefined);
}
