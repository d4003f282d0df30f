import type { City } from "../city/city.ts";
import type { Product } from "../product/product.ts";

interface RankingLimits {
  /** At most this many products. */
  readonly limit: number;
  /** Only products of these sub-categories; all when empty. */
  readonly subCategories: readonly number[];
}

export interface RankingQuery extends RankingLimits {
  readonly collection: number;
  /** Whether the provider may try another order on this visitor. */
  readonly experiment?: boolean;
}

export interface CategoryRankingQuery extends RankingLimits {
  readonly kind: "category" | "sub-category";
  readonly id: number;
  /** Code of the city, `ROME`; every city when empty. */
  readonly city: string;
}

export interface Ranking {
  /** Best first. */
  readonly products: readonly Product[];
  /** How many there are without the limit. */
  readonly total: number;
  /** Where all of them are; undefined when they are in several cities. */
  readonly city: City | undefined;
}
