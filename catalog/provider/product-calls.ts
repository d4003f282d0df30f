import type { Market } from "../market/market.ts";
import type { Product } from "../product/product.ts";
import type { CategoryRankingQuery, Ranking, RankingQuery } from "../ranking/ranking.ts";
import { listByCategory } from "../ranking/list-by-category.ts";
import { listByCollection } from "../ranking/list-by-collection.ts";
import { tourGroup } from "../product/provider-details.ts";
import { tourGroups } from "../product/provider.ts";
import type { Transport } from "./transport.ts";

export interface ProductCalls {
  /** `/api/tours/v6/tour-groups/`: products in the order of `ids`, unknown ones missing; any number of ids, batched by 100. */
  readonly tourGroups: (ids: readonly number[], market: Market) => Promise<readonly Product[]>;
  /** `/api/tours/v6/tour-groups/{id}/`: all that is known of one product; undefined when there is no such product. */
  readonly tourGroup: (id: number, market: Market) => Promise<Product | undefined>;
  /** `/api/tours/v6/tour-groups/list-by/collection/{id}`: a collection's products, best first; undefined when there is no such collection. */
  readonly collectionProducts: (query: RankingQuery, market: Market) => Promise<Ranking | undefined>;
  /** `/api/tours/v6/tour-groups/list-by/category/{id}/` and `/list-by/sub-category/{id}/`: their products in a city, best first. */
  readonly categoryProducts: (query: CategoryRankingQuery, market: Market) => Promise<Ranking | undefined>;
}

export function productCalls(transport: Transport): ProductCalls {
  return {
    tourGroups: (ids, market) => tourGroups(transport, ids, market),
    tourGroup: (id, market) => tourGroup(transport, id, market),
    collectionProducts: (query, market) => listByCollection(transport, query, market),
    categoryProducts: (query, market) => listByCategory(transport, query, market),
  };
}
