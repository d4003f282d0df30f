import type { Collection } from "../../catalog/collection/collection.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import {
  type CollectionListFacts,
  listedCollections,
  usualCollections,
} from "../../renderer/collection-list/collection-list.ts";
import { waysOutOf } from "../../renderer/collection-list/ways-out.ts";
import type { TopAttractionsFields } from "./index.ts";

/** Returns the collections of a place. Where day trips lead is no attraction of the city, unless the editor put it first. */
export function attractions(
  fields: TopAttractionsFields,
  snapshot: Snapshot,
  facts: CollectionListFacts,
): readonly Collection[] {
  const first = new Set(fields.collection_ids);
  const outside = new Set(waysOutOf(snapshot, facts).collections.map(({ id }) => id));
  const all = listedCollections(fields, snapshot, facts).filter(({ id }) => first.has(id) || !outside.has(id));
  return all.slice(0, fields.limit ?? usualCollections);
}
