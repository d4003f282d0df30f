import { jsonFiles, readJson } from "@tessera/runtime/read-json.ts";
import { loadReviewTexts } from "../reviews/load-review-texts.ts";
import type { Catalog } from "./catalog.ts";
import { collections as collectionsSchema } from "./collection.ts";
import { indexBy } from "./index-by.ts";
import { linkCollection } from "./link.ts";
import { loadBanners } from "./banner.ts";
import { loadDomains } from "./domain.ts";
import { loadLandmarks } from "./landmark.ts";
import { loadMotifs } from "./motifs.ts";
import { loadProducts } from "./load-products.ts";
import { loadShared } from "./load-shared.ts";

/**
 * Reads and checks every data file. Throws `DataError` when one is wrong; `folder` ends with a slash. `products` is how
 * many there are to be.
 */
export function loadCatalog(folder: URL, products = 424): Catalog {
  const shared = loadShared(folder);
  const sources = jsonFiles(new URL("collections/", folder)).flatMap(({ url }) => readJson(url, collectionsSchema));
  const known = indexBy("collections/", sources, ({ id }) => id);
  const all = loadProducts(folder, shared, known, products);
  const collections = sources.map((source) => linkCollection(source, shared, all));
  return {
    currencies: shared.currencies.map,
    rates: shared.rates,
    phrases: shared.phrases,
    cities: shared.cities.map,
    categories: shared.categories,
    attractions: shared.attractions.map,
    theatres: shared.theatres.map,
    landmarks: loadLandmarks(folder, shared.cities),
    airports: shared.airports.map,
    paxTypes: shared.timetables.paxTypes,
    domains: loadDomains(folder, shared.currencies),
    banners: loadBanners(folder, shared.photos),
    reviewTexts: loadReviewTexts(folder, all.entries),
    motifs: loadMotifs(folder, shared.categories),
    products: all,
    collections: new Map(collections.map((collection) => [collection.id, collection])),
  };
}
