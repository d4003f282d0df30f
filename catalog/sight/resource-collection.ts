import type { PointOfInterest } from "./point-of-interest.ts";
import type { Resource } from "../snapshot/resource.ts";
import type { CollectionQuery } from "../collection/resource.ts";
import { loadEach } from "../snapshot/load-each.ts";

/** The points of interest of collections: one call per collection. */
export const collectionPois: Resource<CollectionQuery, readonly PointOfInterest[]> = {
  key,
  batch: 1,
  load: (queries, { provider, market }) => loadEach(queries, key, ({ id }) => provider.collectionPois(id, market)),
};

function key({ id }: CollectionQuery): string {
  return String(id);
}
