import type { Ranking, RankingQuery } from "../ranking.ts";
import type { Resource } from "../resource.ts";

export type { Ranking, RankingQuery };

/** A collection's products in the provider's order: one call per collection, in parallel. */
export const rankings: Resource<RankingQuery, Ranking> = {
  key: rankingKey,
  batch: 1,
  load: async (queries, { provider, market }) => {
    const load = async (query: RankingQuery): Promise<[string, Ranking][]> => {
      const ranking = await provider.collectionProducts(query, market);
      return ranking === undefined ? [] : [[rankingKey(query), ranking]];
    };
    return new Map((await Promise.all(queries.map(load))).flat());
  },
};

function rankingKey(query: RankingQuery): string {
  return [query.collection, query.limit, ...query.subCategories].join("/");
}
