import { hundredPerCall, onePerCall } from "../provider/resource.ts";
import type { Collection, CollectionSections, CollectionSectionsQuery, TopCollectionsQuery } from "./collection.ts";
import { findCollectionSections } from "./provider-sections.ts";
import { findCollections, findTopCollections } from "./provider.ts";

/** Collections by id. */
export const collections = hundredPerCall<Collection>({
  example: { id: 1001 },
  noun: "collections",
  live: false,
  find: findCollections,
});

/** The most popular collections, best first. */
export const topCollections = onePerCall<TopCollectionsQuery, readonly Collection[]>({
  example: { city: "ROME", limit: 10 },
  key: ({ city, categoryId, subCategoryId, limit }) => [city, categoryId, subCategoryId, limit].join("/"),
  live: false,
  find: findTopCollections,
});

/** A collection's products under headings. */
export const collectionSections = onePerCall<CollectionSectionsQuery, CollectionSections>({
  example: { collection: 1001, limit: 10, subCategories: [] },
  key: ({ collection, limit, subCategories }) => [collection, limit, ...subCategories].join("/"),
  live: false,
  find: findCollectionSections,
});
