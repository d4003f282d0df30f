import type { Collection } from "./collection.ts";
import { idsPerCall } from "../provider/ids-per-call.ts";
import type { Resource } from "../snapshot/resource.ts";

export interface CollectionQuery {
  readonly id: number;
}

/** Collections by id: one call for the whole page, or one per hundred. */
export const collections: Resource<CollectionQuery, Collection> = {
  key: ({ id }) => String(id),
  batch: idsPerCall,
  load: async (queries, { provider, market }) => {
    const found = await provider.collections(
      queries.map(({ id }) => id),
      market,
    );
    return new Map(found.map((collection) => [String(collection.id), collection]));
  },
};
