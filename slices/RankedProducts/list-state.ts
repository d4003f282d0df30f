import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { PartFinding } from "../../renderer/part.ts";
import { collectionMissing, unknownIds } from "../../renderer/unknown-ids.ts";
import type { RankedProductsFields } from "./index.ts";
import { chosenIds, lacksUnread, rankedProducts, rankingQuery } from "./ranking.ts";

/** Why a list shows what it shows: there is nothing in an unknown collection, nor where filters leave nothing. */
type ListState = "listed" | "listed-in-part" | "unread" | "nothing-for-sale" | "filtered-away" | "unknown";

export function listState(fields: RankedProductsFields, snapshot: Snapshot): ListState {
  const query = rankingQuery(fields);
  const isUnread = lacksUnread(fields, snapshot);
  if (rankedProducts(fields, snapshot).length > 0) return isUnread ? "listed-in-part" : "listed";
  if (isUnread) return "unread";
  if (query === undefined || snapshot.stateOf("rankings", query) !== "found") return "unknown";
  const isFiltered = query.subCategories.length > 0 || fields.exclusions.length > 0;
  return isFiltered ? "filtered-away" : "nothing-for-sale";
}

/** Returns what an editor can correct: an unknown collection, unknown products, filters that leave nothing. */
export function listFindings(fields: RankedProductsFields, snapshot: Snapshot): readonly PartFinding[] {
  return [...unknownIds("products", chosenIds(fields), snapshot), ...collectionFindings(fields, snapshot)];
}

function collectionFindings(fields: RankedProductsFields, snapshot: Snapshot): readonly PartFinding[] {
  const query = rankingQuery(fields);
  if (query !== undefined && snapshot.stateOf("rankings", query) === "missing") {
    return [collectionMissing(query.collection)];
  }
  if (listState(fields, snapshot) !== "filtered-away") return [];
  const message = "The exclusions and the filter by sub-category leave no product, so the list is not shown.";
  return [{ code: "list-filtered-away", message, hint: "Exclude fewer products, or choose other sub-categories." }];
}
