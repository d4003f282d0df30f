import type { Ranking, RankingQuery } from "./ranking.ts";
import type { Resource } from "../snapshot/resource.ts";
import { loadEach } from "../snapshot/load-each.ts";

export type { RankingQuery };

/** A collection's products in the provider's order: one call per collection, in parallel. */
export const rankings: Resource<RankingQuery, Ranking> = {
  key,
  batch: 1,
  load: (queries, { provider, market }) =>
    loadEach(queries, key, (query) => provider.collectionProducts(query, market)),
};

function key({ collection, limit, subCategories, experiment }: RankingQuery): string {
  return [collection, limit, ...subCategories, ...(experiment === true ? ["experiment"] : [])].join("/");
}
