import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { PartFinding } from "../../renderer/part.ts";
import { collectionMissing, unknownIds } from "../../renderer/unknown-ids.ts";
import type { RankedProductsFields } from "./index.ts";
import { rankedProducts, rankingQuery } from "./ranking.ts";

/** Why a list shows what it shows: there is nothing in an unknown collection, nor where filters leave nothing. */
type ListState = "listed" | "unread" | "nothing-for-sale" | "filtered-away" | "unknown";

export function listState(fields: RankedProductsFields, snapshot: Snapshot): ListState {
  const query = rankingQuery(fields);
  if (rankedProducts(fields, snapshot).length > 0) return "listed";
  const states = [
    query && snapshot.stateOf("rankings", query),
    ...fields.ranking.map((id) => snapshot.stateOf("products", { id })),
  ];
  if (states.includes("failed")) return "unread";
  if (query === undefined || states[0] !== "found") return "unknown";
  const isFiltered = query.subCategories.length > 0 || fields.exclusions.length > 0;
  return isFiltered ? "filtered-away" : "nothing-for-sale";
}

/** Returns what an editor can correct: an unknown collection, unknown products, filters that leave nothing. */
export function listFindings(fields: RankedProductsFields, snapshot: Snapshot): readonly PartFinding[] {
  const ranked = fields.ranking.filter((id) => !fields.exclusions.includes(id));
  return [...unknownIds("products", ranked, snapshot), ...collectionFindings(fields, snapshot)];
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
