import { onePerCall } from "../provider/resource.ts";
import { findCategoryRanking, findRanking } from "./provider.ts";
import type { CategoryRankingQuery, Ranking, RankingQuery } from "./ranking.ts";

/** A collection's products, best first. */
export const rankings = onePerCall<RankingQuery, Ranking>({
  key: ({ collection, limit, subCategories, experiment }) =>
    [collection, limit, ...subCategories, ...(experiment === true ? ["experiment"] : [])].join("/"),
  live: false,
  find: findRanking,
});

/** The products of a category or sub-category in a city, best first. */
export const categoryRankings = onePerCall<CategoryRankingQuery, Ranking>({
  key: ({ kind, id, city, limit, subCategories }) => [kind, id, city, limit, ...subCategories].join("/"),
  live: false,
  find: findCategoryRanking,
});
