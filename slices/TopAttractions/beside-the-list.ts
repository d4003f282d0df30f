import type { Collection } from "../../catalog/collection/collection.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { PageFacts } from "../../renderer/index.ts";

export type KindFacts = Pick<PageFacts, "place" | "places">;

/**
 * Returns the collections beside the list of a category's page. Omits a collection that has all its products, and a
 * single one. Either remains if its sight has a page.
 */
export function besideTheList(
  collections: readonly Collection[],
  snapshot: Snapshot,
  { place, places }: KindFacts,
): readonly Collection[] {
  if (place.category === undefined && place.subCategory === undefined) return collections;
  const subject = findOnlyCollection(listRankedProducts(snapshot, place));
  const hasSight = ({ id }: Collection) => places.list("sight").some(({ collection }) => collection === id);
  const others = collections.filter((each) => each.id !== subject || hasSight(each));
  return others.length === 1 ? others.filter(hasSight) : others;
}

/** Returns the collection that all products of collections are of; undefined where they are of several. */
function findOnlyCollection(products: readonly Product[]): number | undefined {
  const ids = new Set(products.flatMap(({ collection }) => collection?.id ?? []));
  return ids.size === 1 ? [...ids][0] : undefined;
}

/** Returns all that the page lists, whatever its visitor chose. Nothing where the page has no such list. */
function listRankedProducts(snapshot: Snapshot, { city = "", category, subCategory }: PageFacts["place"]) {
  const id = subCategory ?? category ?? 0;
  const kind = subCategory === undefined ? "category" : "sub-category";
  const query = { kind, id, city, limit: 100, subCategories: [] } as const;
  const isRead = snapshot.getReadState("categoryRankings", query) === "found";
  return isRead ? (snapshot.get("categoryRankings", query)?.products ?? []) : [];
}
