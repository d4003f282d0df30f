import type { Product } from "../../../catalog/product/product.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import { type PartFinding, unknownIds } from "../../../renderer/index.ts";
import { collectionMissing } from "../collection-missing.ts";
import { chosenIds, excludedIds } from "./chosen-ids.ts";
import { listedProducts } from "./product-list.ts";
import type { ProductListFields } from "./product-list-fields.ts";
import { chooseListSources, getSourceState } from "./sources.ts";

/** The reason for the products of a list. An unknown collection has no products, and filters may exclude all. */
type ListState = "listed" | "listed-in-part" | "unread" | "nothing-for-sale" | "filtered-away" | "unknown";

/** Returns why a list of at most `limit` products shows what it shows. */
export function findListState(fields: ProductListFields, snapshot: Snapshot, limit: number): ListState {
  const products = listedProducts(fields, snapshot, limit);
  const isUnread = lacksUnread(fields, snapshot, { products, limit });
  if (products.length > 0) return isUnread ? "listed-in-part" : "listed";
  if (isUnread) return "unread";
  if (!chooseListSources(fields, limit).some((source) => getSourceState(source, snapshot) === "found"))
    return "unknown";
  const filters = [...fields.sub_category_filter, ...fields.category_filter, ...excludedIds(fields)];
  return filters.length > 0 || fields.deals_only === true ? "filtered-away" : "nothing-for-sale";
}

/** Whether the provider failed to send what the list would show: a product the editor put first, or a ranking. */
function lacksUnread(
  fields: ProductListFields,
  snapshot: Snapshot,
  { products, limit }: { readonly products: readonly Product[]; readonly limit: number },
): boolean {
  const failed = chooseListSources(fields, limit).some((source) => getSourceState(source, snapshot) === "failed");
  if (products.length < limit && failed) return true;
  const shown = new Set(products.map(({ id }) => id));
  const first = chosenIds(fields).slice(0, limit);
  return first.some((id) => !shown.has(id) && snapshot.getReadState("products", { id }) === "failed");
}

/** Returns what an editor can correct: an unknown collection, unknown products, filters that leave nothing. */
export function listFindings(fields: ProductListFields, snapshot: Snapshot, limit: number): readonly PartFinding[] {
  return [...unknownIds("products", chosenIds(fields), snapshot), ...sourceFindings(fields, snapshot, limit)];
}

function sourceFindings(fields: ProductListFields, snapshot: Snapshot, limit: number): readonly PartFinding[] {
  const { collection } = fields;
  const missing = chooseListSources(fields, limit).some(
    (source) => source.name === "rankings" && getSourceState(source, snapshot) === "missing",
  );
  if (missing && collection !== undefined) return [collectionMissing(collection)];
  if (findListState(fields, snapshot, limit) !== "filtered-away") return [];
  const message = "The exclusions and filters leave no product, so the list is not shown.";
  return [{ code: "list-filtered-away", message, hint: "Exclude fewer products, or choose other filters." }];
}
