import type { Product } from "../../catalog/product/product.ts";
import { listingLimit, type RankingQuery } from "../../catalog/ranking/ranking.ts";
import { mergeNeeds, need, type Needs } from "../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { RankedProductsFields } from "./index.ts";

/** Maximum that one call returns (specification §9). */
const mostPerCall = 100;

/** Returns needs for the collection's ranking, and for each product the editor put first: the ranking may lack it. */
export function rankedNeeds(fields: RankedProductsFields): Needs {
  const query = rankingQuery(fields);
  if (query === undefined) return {};
  return mergeNeeds([
    need("rankings", [query]),
    need(
      "products",
      chosenIds(fields).map((id) => ({ id })),
    ),
  ]);
}

/**
 * Returns the products of the list, best first: the editor's ranking, then the provider's order. Each product is there
 * once; exclusions are omitted, then the limit applies (specification §3, product-card configuration).
 */
export function rankedProducts(fields: RankedProductsFields, snapshot: Snapshot): readonly Product[] {
  const query = rankingQuery(fields);
  if (query === undefined) return [];
  const { exclusions } = fields;
  const read = snapshot.get("rankings", query)?.products ?? [];
  const ranked = new Map(read.filter(({ id }) => !exclusions.includes(id)).map((product) => [product.id, product]));
  const first = chosenIds(fields).flatMap((id) => ranked.get(id) ?? snapshot.get("products", { id }) ?? []);
  return [...new Map([...first, ...ranked.values()].map((product) => [product.id, product])).values()].slice(
    0,
    limitOf(fields),
  );
}

/** Whether the provider failed to send what the list would show: a product the editor put first, or the ranking. */
export function lacksUnread(fields: RankedProductsFields, snapshot: Snapshot): boolean {
  const query = rankingQuery(fields);
  if (query === undefined) return false;
  const limit = limitOf(fields);
  const shown = rankedProducts(fields, snapshot).map(({ id }) => id);
  if (shown.length < limit && snapshot.stateOf("rankings", query) === "failed") return true;
  const lacking = chosenIds(fields)
    .slice(0, limit)
    .filter((id) => !shown.includes(id));
  return lacking.some((id) => snapshot.stateOf("products", { id }) === "failed");
}

/** Returns what the editor put first, without exclusions. */
export function chosenIds({ ranking, exclusions }: RankedProductsFields): readonly number[] {
  return ranking.filter((id) => !exclusions.includes(id));
}

/** Returns what the list queries; undefined without a collection. The limit leaves room for exclusions. */
export function rankingQuery(fields: RankedProductsFields): RankingQuery | undefined {
  const { collection, exclusions, sub_category_filter: subCategories } = fields;
  if (collection === undefined) return undefined;
  return { collection, limit: Math.min(limitOf(fields) + exclusions.length, mostPerCall), subCategories };
}

function limitOf({ limit, sub_category_filter: subCategories }: RankedProductsFields): number {
  return listingLimit({ limit, showPageLimit: undefined, filtered: subCategories.length > 0 }, false);
}
