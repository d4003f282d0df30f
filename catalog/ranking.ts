import type { Product } from "./product.ts";

export interface RankingQuery {
  readonly collection: number;
  /** At most this many products. */
  readonly limit: number;
  /** Only products of these sub-categories; all when empty. */
  readonly subCategories: readonly number[];
}

export interface Ranking {
  /** Best first. */
  readonly products: readonly Product[];
  /** How many there are without the limit. */
  readonly total: number;
}
