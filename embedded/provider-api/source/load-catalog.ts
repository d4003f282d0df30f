import { jsonFiles } from "../../json-files.ts";
import { readJson } from "../../read-json.ts";
import type { Catalog, Products } from "./catalog.ts";
import { collections as collectionsSchema } from "./collection.ts";
import { indexBy } from "./index-by.ts";
import { linkCollection } from "./link-collection.ts";
import { linkProduct } from "./link-product.ts";
import { loadProductSources } from "./load-product-sources.ts";
import { loadShared } from "./load-shared.ts";

/** Reads and checks every data file. Throws `DataError` when one is wrong; `folder` ends with a slash. */
export function loadCatalog(folder: URL): Catalog {
  const shared = loadShared(folder);
  const sources = jsonFiles(new URL("provider/collections/", folder)).flatMap(({ url }) =>
    readJson(url, collectionsSchema),
  );
  const known = indexBy("collections/", sources, ({ id }) => id);
  const written = loadProductSources(folder, shared.cities);
  const products = indexBy(
    "products/",
    written.map(({ source, city }) => linkProduct(source, city, shared, known)),
    ({ id }) => id,
  );
  const all: Products = {
    get: (id) => products.map.get(id),
    entries: [...products.map.values()].map(({ id, city, subCategory, collection }) => ({
      id,
      city,
      subCategory,
      collection: collection?.id,
    })),
  };
  const collections = sources.map((source) => linkCollection(source, shared, all));
  return {
    currencies: shared.currencies.map,
    rates: shared.rates,
    phrases: shared.phrases,
    cities: shared.cities.map,
    categories: shared.categories,
    attractions: shared.attractions.map,
    theatres: shared.theatres.map,
    products: all,
    collections: new Map(collections.map((collection) => [collection.id, collection])),
  };
}
