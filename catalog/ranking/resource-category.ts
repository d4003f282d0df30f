import type { CategoryRankingQuery, Ranking } from "./ranking.ts";
import type { Resource } from "../snapshot/resource.ts";
import { loadEach } from "../snapshot/load-each.ts";

/** The products of a category or sub-category in a city, in the provider's order: one call each, in parallel. */
export const categoryRankings: Resource<CategoryRankingQuery, Ranking> = {
  key,
  batch: 1,
  load: (queries, { provider, market }) => loadEach(queries, key, (query) => provider.categoryProducts(query, market)),
};

function key({ kind, id, city, limit, subCategories }: CategoryRankingQuery): string {
  return [kind, id, city, limit, ...subCategories].join("/");
}
