import type { Collection, TopCollectionsQuery } from "../../../catalog/collection/collection.ts";
import {
  mergeNeeds,
  need,
  type Needs,
  noNeeds,
  type PageFacts,
  type PartFinding,
  unknownIds,
} from "../../../renderer/index.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { CollectionListFields } from "./collection-list-fields.ts";

/** Facts of a page that a list of collections depends on. */
export type CollectionListFacts = Pick<PageFacts, "place" | "places">;

/** Collections of one call: enough for all lists of a page, so that they share it. */
const maxCollectionsRead = 24;

/** Collections of a list where the editor chose no number. */
export const usualCollections = 8;

/** Returns needs for the collections of a list: the most popular of its place, and the editor's own. */
export function collectionListNeeds(fields: CollectionListFields, facts: CollectionListFacts): Needs {
  const ids = fields.collection_ids.map((id) => ({ id }));
  const top = topQuery(fields, facts);
  return mergeNeeds([need("collections", ids), top === undefined ? noNeeds : need("topCollections", [top])]);
}

/**
 * Returns the collections of a list, the editor's first, then the provider's order. Each is there once, and only those
 * with a page on this site: no card leads nowhere. The page's own collection is omitted.
 */
export function listedCollections(
  fields: CollectionListFields,
  snapshot: Snapshot,
  { place, places }: CollectionListFacts,
): readonly Collection[] {
  const first = fields.collection_ids.flatMap((id) => snapshot.get("collections", { id }) ?? []);
  const top = topQuery(fields, { place });
  const ranked = top === undefined ? [] : (snapshot.get("topCollections", top) ?? []);
  const excluded = new Set([...fields.exclusions, place.collection]);
  const all = new Map([...first, ...ranked].map((collection) => [collection.id, collection]));
  return [...all.values()].filter(({ id }) => !excluded.has(id) && places.findPath({ collection: id }) !== undefined);
}

/** Returns what an editor can correct: unknown collections. */
export function collectionFindings(fields: CollectionListFields, snapshot: Snapshot): readonly PartFinding[] {
  return unknownIds("collections", fields.collection_ids, snapshot);
}

/**
 * Returns the query for the most popular collections of the editor's city, else of the page's city. A page without a
 * place lists those of all cities. A page of a country lists nothing: the provider has no such query.
 */
function topQuery(
  { city }: Pick<CollectionListFields, "city">,
  { place }: Pick<CollectionListFacts, "place">,
): TopCollectionsQuery | undefined {
  const chosen = city.code;
  if (chosen !== "") return { city: chosen, limit: maxCollectionsRead };
  if (place.city === undefined && place.country !== undefined) return undefined;
  return {
    city: place.city ?? "",
    ...(place.category !== undefined && { categoryId: place.category }),
    ...(place.subCategory !== undefined && { subCategoryId: place.subCategory }),
    limit: maxCollectionsRead,
  };
}
