import type { Market } from "../../catalog/market/market.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { ListedSight, NamedPlaces, SearchSource } from "../../catalog/search/search-source.ts";
import { readProductLists } from "../addresses/read-product-lists.ts";
import { type KnownIds, maxCollections, type SearchProvider, type SightIds } from "./read-known-ids.ts";
import { readInBatches, listFoundValues } from "./values-in.ts";

/** Most products that an index has: 100,000 would take 200 MB in each language, and ten seconds. */
const maxProducts = 20_000;

/** Reads everything that can be found in a language. Throws when the provider fails. */
export async function readSearchSource(provider: SearchProvider, market: Market, ids: KnownIds): Promise<SearchSource> {
  const [{ categories, products: listed }, attractions] = await Promise.all([
    readProductLists(provider, market),
    readAttractions(provider, market, ids.sights),
  ]);
  const products = [...listed, ...(await readUnlisted(provider, market, ids.products, listed))];
  return { ...attractions, categories, products: products.slice(0, maxProducts) };
}

/** Reads the products that no list has. A show without a price may be over, and is omitted. */
async function readUnlisted(
  { products }: SearchProvider,
  market: Market,
  ids: KnownIds["products"],
  listed: readonly Product[],
): Promise<readonly Product[]> {
  const known = new Set(listed.map(({ id }) => id));
  const found = await readInBatches(
    ids.filter((id) => !known.has(id)),
    (queries) => products(queries, market),
  );
  return found.filter(({ price, show }) => price !== undefined || show === undefined);
}

/** Reads everything but products. Throws when the provider fails. */
export async function readPlaces(provider: SearchProvider, market: Market, sights: SightIds): Promise<NamedPlaces> {
  const [categories, attractions] = await Promise.all([
    provider.categories([{ city: "" }], market),
    readAttractions(provider, market, sights),
  ]);
  return { ...attractions, categories: listFoundValues(categories).flat() };
}

async function readAttractions(
  provider: SearchProvider,
  market: Market,
  ids: SightIds,
): Promise<Pick<NamedPlaces, "collections" | "sights">> {
  const [collections, sights] = await Promise.all([
    provider.topCollections([{ city: "", limit: maxCollections }], market),
    readSights(provider, market, ids),
  ]);
  return { collections: listFoundValues(collections).flat(), sights };
}

async function readSights({ pois }: SearchProvider, market: Market, sights: SightIds): Promise<readonly ListedSight[]> {
  const found = await readInBatches([...sights.keys()], (queries) => pois(queries, market));
  return found.map((sight) => ({ ...sight, collectionIds: sights.get(sight.id) ?? [] }));
}
