import { mergeNeeds, need, type Needs } from "../../catalog/snapshot/needs.ts";
import { rankingQuery } from "./ranking-query.ts";
import type { RankedProductsFields } from "./schema.ts";

/** The collection's ranking, and by id each product the editor put first: the ranking's answer may not hold it. */
export function rankedNeeds(fields: RankedProductsFields): Needs {
  const query = rankingQuery(fields);
  if (query === undefined) return {};
  const first = fields.ranking.filter((id) => !fields.exclusions.includes(id));
  return mergeNeeds([
    need("rankings", [query]),
    need(
      "products",
      first.map((id) => ({ id })),
    ),
  ]);
}
