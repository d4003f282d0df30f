import type { MessageKey } from "../../i18n/translator.ts";

/** An order that reviews can be put in (D16). */
export interface ReviewSort {
  /** As in an address. */
  readonly value: "most-relevant" | "high-to-low" | "low-to-high";
  readonly filterType: "TOP";
  readonly sortType: "HELPFULNESS" | "RATING";
  readonly sortOrder: "DESC" | "ASC";
  readonly label: MessageKey;
}

export type ReviewSortValue = ReviewSort["value"];

const mostRelevant: ReviewSort = {
  value: "most-relevant",
  filterType: "TOP",
  sortType: "HELPFULNESS",
  sortOrder: "DESC",
  label: "reviews.sort.mostRelevant",
};

const byRating = { filterType: "TOP", sortType: "RATING" } as const;

/** Every order there is, as they are offered; the first is the default. */
export const reviewSorts: readonly [ReviewSort, ...ReviewSort[]] = [
  mostRelevant,
  { ...byRating, value: "high-to-low", sortOrder: "DESC", label: "reviews.sort.highToLow" },
  { ...byRating, value: "low-to-high", sortOrder: "ASC", label: "reviews.sort.lowToHigh" },
];

/** Returns the order an address names; the default one when it names none. */
export function reviewSort(value: string | undefined): ReviewSort {
  return reviewSorts.find((known) => known.value === value) ?? mostRelevant;
}
