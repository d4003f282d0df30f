import type { CategoryRankingQuery, Ranking, RankingQuery } from "../../../catalog/ranking/ranking.ts";
import { mergeNeeds, need, type Needs } from "../../../renderer/index.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import { chosenIds, excludedIds } from "./chosen-ids.ts";
import type { ProductListFields } from "./product-list-fields.ts";

/** Maximum that one call returns (J9). */
const maxPerCall = 100;

/** A ranking that a list is read from. */
type Source =
  | { readonly name: "rankings"; readonly query: RankingQuery }
  | { readonly name: "categoryRankings"; readonly query: CategoryRankingQuery };

/**
 * Returns what a list is read from: its collection, its sub-category, its category, and additional sub-categories.
 * Limits leave room for what filters omit.
 */
export function chooseListSources(fields: ProductListFields, limit: number): readonly Source[] {
  const omitsSome = fields.category_filter.length > 0 || fields.deals_only === true;
  const room = omitsSome ? maxPerCall : Math.min(limit + excludedIds(fields).size, maxPerCall);
  const { collection, category, sub_category: subCategory, sub_category_filter: subCategories } = fields;
  const city = fields.city.code;
  const inCity = (kind: CategoryRankingQuery["kind"], id: number, filter: readonly number[]): Source => ({
    name: "categoryRankings",
    query: { kind, id, city, limit: room, subCategories: filter },
  });
  return [
    ...(collection === undefined
      ? []
      : [{ name: "rankings", query: { collection, limit: room, subCategories } } as const]),
    ...(subCategory === undefined ? [] : [inCity("sub-category", subCategory, subCategories)]),
    ...(category === undefined ? [] : [inCity("category", category, subCategories)]),
    ...fields.additional_sub_category_ids.map((id) => inCity("sub-category", id, [])),
  ];
}

/** Returns needs for each ranking of a list, and for each product the editor put first. The rankings may lack it. */
export function listNeeds(fields: ProductListFields, limit: number): Needs {
  const sources = chooseListSources(fields, limit);
  if (sources.length === 0) return {};
  const products = chosenIds(fields).map((id) => ({ id }));
  return mergeNeeds([...sources.map(sourceNeed), need("products", products)]);
}

function sourceNeed(source: Source): Needs {
  return source.name === "rankings" ? need(source.name, [source.query]) : need(source.name, [source.query]);
}

export function readSource(source: Source, snapshot: Snapshot): Ranking | undefined {
  return source.name === "rankings" ? snapshot.get(source.name, source.query) : snapshot.get(source.name, source.query);
}

/** Returns what became of a ranking. */
export function getSourceState(source: Source, snapshot: Snapshot): ReturnType<Snapshot["getReadState"]> {
  return source.name === "rankings"
    ? snapshot.getReadState(source.name, source.query)
    : snapshot.getReadState(source.name, source.query);
}
