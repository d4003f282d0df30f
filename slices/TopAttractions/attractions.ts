import type { Collection } from "../../catalog/collection/collection.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import {
  type CollectionListFacts,
  listedCollections,
  usualCollections,
} from "../../blocks/places/collection-list/collection-list.ts";
import { listBeyondCity } from "../../blocks/places/collection-list/beyond-city.ts";
import { besideTheList, type KindFacts } from "./beside-the-list.ts";
import type { TopAttractionsFields } from "./fields.ts";

/**
 * Returns the collections of a place, without those that day trips lead to. A page of a category omits its own subject,
 * unless an editor chose it.
 */
export function attractions(
  fields: TopAttractionsFields,
  snapshot: Snapshot,
  facts: CollectionListFacts & KindFacts,
): readonly Collection[] {
  const first = new Set(fields.collection_ids);
  const outside = new Set(listBeyondCity(snapshot, facts).collections.map(({ id }) => id));
  const all = listedCollections(fields, snapshot, facts).filter(({ id }) => first.has(id) || !outside.has(id));
  const shown = first.size > 0 ? all : besideTheList(all, snapshot, facts);
  return shown.slice(0, fields.limit ?? usualCollections);
}
