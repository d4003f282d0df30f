import type { CollectionSections, CollectionSectionsQuery } from "./collection-section.ts";
import type { Resource } from "../snapshot/resource.ts";
import { loadEach } from "../snapshot/load-each.ts";

/** Collections' products under headings: one call per collection, in parallel. */
export const collectionSections: Resource<CollectionSectionsQuery, CollectionSections> = {
  key,
  batch: 1,
  load: (queries, { provider, market }) =>
    loadEach(queries, key, (query) => provider.collectionSections(query, market)),
};

function key({ collection, limit, subCategories }: CollectionSectionsQuery): string {
  return [collection, limit, ...subCategories].join("/");
}
