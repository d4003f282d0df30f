import type { Collection } from "../collection.ts";
import type { Market } from "../market.ts";
import type { Product } from "../product.ts";
import type { ListedCurrency } from "../listed-currency.ts";
import type { Ranking, RankingQuery } from "../ranking.ts";

/** The provider's calls we make, in our own terms. Each throws `ProviderError` when the upstream fails. */
export interface ProviderClient {
  /** `/api/tours/v6/tour-groups/`: products in the order of `ids`, unknown ones missing; any number of ids, batched by 100. */
  readonly tourGroups: (ids: readonly number[], market: Market) => Promise<readonly Product[]>;
  /** `/api/tours/v6/tour-groups/list-by/collection/{id}`: a collection's products, best first; undefined when there is no such collection. */
  readonly collectionProducts: (query: RankingQuery, market: Market) => Promise<Ranking | undefined>;
  /** `/api/tours/v1/collection/`: collections in the order of `ids`, unknown ones missing; batched like products. */
  readonly collections: (ids: readonly number[], market: Market) => Promise<readonly Collection[]>;
  /** `/api/v1/currency/list/`. */
  readonly currencies: () => Promise<readonly ListedCurrency[]>;
}
