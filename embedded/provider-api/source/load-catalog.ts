import { readdirSync } from "node:fs";
import type { Catalog, Collection, Product } from "./catalog.ts";
import { collections as collectionsSchema, type CollectionSource } from "./collection.ts";
import { indexBy, type Index } from "./index-by.ts";
import { loadShared, type Shared } from "./load-shared.ts";
import { linkProduct } from "./link-product.ts";
import { productFile } from "./product.ts";
import { readJson } from "../../read-json.ts";

/** Reads and checks every data file. Throws `DataError` when one is wrong; `folder` ends with a slash. */
export function loadCatalog(folder: URL): Catalog {
  const shared = loadShared(folder);
  const collectionSources = readJson(new URL("provider/collections.json", folder), collectionsSchema);
  const sources = indexBy("collections.json", collectionSources, ({ id }) => id);
  const products = indexBy("products/", loadProducts(folder, shared, sources), ({ id }) => id);
  const collections = collectionSources.map((source) => linkCollection(source, shared, products));
  return {
    currencies: shared.currencies.map,
    rates: shared.rates,
    phrases: shared.phrases,
    products: products.map,
    collections: new Map(collections.map((collection) => [collection.id, collection])),
  };
}

function loadProducts(folder: URL, shared: Shared, collections: Index<number, CollectionSource>): readonly Product[] {
  const products = new URL("provider/products/", folder);
  const names = readdirSync(products).filter((name) => name.endsWith(".json"));
  return names.toSorted().flatMap((name) => {
    const file = readJson(new URL(name, products), productFile);
    const city = shared.cities.get(file.city, name);
    return file.products.map((source) => linkProduct(source, city, shared, collections));
  });
}

function linkCollection(source: CollectionSource, shared: Shared, products: Index<number, Product>): Collection {
  const usedBy = `collection ${source.id}`;
  const photo = (file: string | null) => (file === null ? undefined : shared.photos.get(file, usedBy));
  return {
    ...source,
    city: shared.cities.get(source.city, usedBy),
    heroPhoto: photo(source.heroPhoto),
    cardPhoto: photo(source.cardPhoto),
    products: source.ranking.map((id) => products.get(id, usedBy)),
  };
}
