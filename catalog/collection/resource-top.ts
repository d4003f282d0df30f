import type { Collection } from "./collection.ts";
import type { Resource } from "../snapshot/resource.ts";
import type { TopCollectionsQuery } from "./top-collections-query.ts";
import { loadEach } from "../snapshot/load-each.ts";

/** The most popular collections, best first: one call per list. */
export const topCollections: Resource<TopCollectionsQuery, readonly Collection[]> = {
  key,
  batch: 1,
  load: (queries, { provider, market }) => loadEach(queries, key, (query) => provider.topCollections(query, market)),
};

function key({ city, categoryId, subCategoryId, limit }: TopCollectionsQuery): string {
  return [city, categoryId, subCategoryId, limit].join("/");
}
