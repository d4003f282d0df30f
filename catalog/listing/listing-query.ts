import type { Product } from "../product/product.ts";

/**
 * Facets of a listing, the most useful first. Each has a small vocabulary, whose values are those of page addresses.
 */
export const facetNames = [
  "category",
  "subCategory",
  "venue",
  "price",
  "flags",
  "duration",
  "rating",
  "language",
] as const;

export type FacetName = (typeof facetNames)[number];

/** The chosen values of each facet; a product has all of them. Only `flags` takes several. */
export type Choices = Readonly<Record<FacetName, readonly string[]>>;

export const sortOrders = ["popularity", "price", "rating", "duration", "newest"] as const;

export type SortOrder = (typeof sortOrders)[number];

/** Days of travel in words, by the clocks of the venue. */
export const dayWords = ["today", "tonight", "tomorrow", "weekend"] as const;

export type DayWord = (typeof dayWords)[number];

/** Days of travel: in words of the venue's time zone, or a range, both days included. */
export type DayChoice =
  | { readonly when: DayWord }
  /** `YYYY-MM-DD` */
  | { readonly from: string; readonly to: string };

/** Which part of a list is shown. */
export interface Window {
  /** From 1. */
  readonly page: number;
  /** Products on a page. */
  readonly limit: number;
  /** How many products are skipped before the first page. */
  readonly offset: number;
}

export interface ListingQuery extends Window {
  readonly choices: Choices;
  readonly days: DayChoice | undefined;
  readonly sort: SortOrder;
}

/** Fields of a product that a listing reads, all of its facts among them. A filter that reads another one adds it here. */
export type Listed = Pick<
  Product,
  | "id"
  | "flowType"
  | "category"
  | "subCategory"
  | "price"
  | "show"
  | "timeZone"
  | "rating"
  | "descriptors"
  | "labels"
  | "minDuration"
  | "maxDuration"
  | "facts"
>;
