import type { Collection } from "../../catalog/collection/collection.ts";
import { destinationsOf } from "../../catalog/collection/destinations.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import {
  type CollectionListFacts,
  listedCollections,
  upToLimit,
} from "../../renderer/collection-list/collection-list.ts";
import { placeRanking } from "../../renderer/collection-list/place-ranking.ts";
import type { TopAttractionsFields } from "./index.ts";

/** Returns the collections of a place. What day trips lead to is no attraction of the city, unless the editor put it first. */
export function attractions(
  fields: TopAttractionsFields,
  snapshot: Snapshot,
  facts: CollectionListFacts,
): readonly Collection[] {
  const outside = destinationsOf(placeRanking(snapshot, facts));
  const first = new Set(fields.collection_ids);
  const all = listedCollections(fields, snapshot, facts).filter(({ id }) => first.has(id) || !outside.has(id));
  return upToLimit(all, fields);
}
