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

/** The settings of an editor for a listing's length (D7). */
export interface ListingChoice {
  readonly limit: number | undefined;
  /** `sp_experience_limit`: for show pages. */
  readonly showPageLimit: number | undefined;
  /** Whether a category or sub-category filter is set. */
  readonly filtered: boolean;
}

const usual = 10;
const filteredUsual = 50;
/** Most products of one call, per collection or category. */
const maxProducts = 100;

/** Returns how many products a listing needs (J9). Ignores a limit that is not a whole number from 1 on. */
export function listingLimit({ limit, showPageLimit, filtered }: ListingChoice, onShowPage: boolean): number {
  const chosen = [onShowPage ? showPageLimit : undefined, limit].find(isCount);
  return Math.min(chosen ?? (filtered ? filteredUsual : usual), maxProducts);
}

function isCount(limit: number | undefined): limit is number {
  return limit !== undefined && Number.isInteger(limit) && limit >= 1;
}
