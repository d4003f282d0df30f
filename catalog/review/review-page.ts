import type { Review } from "./review.ts";
import type { ReviewFacets, ReviewFilter } from "./review-filter.ts";
import type { ReviewSortValue } from "./review-sort.ts";

/** Some of the reviews of something. */
export interface ReviewPage {
  readonly reviews: readonly Review[];
  /** How many there are in all. */
  readonly total: number;
  /** Where the next page begins; undefined on the last one. */
  readonly nextOffset: number | undefined;
  /** Undefined when the provider does not count them: then it may not filter either. */
  readonly facets?: ReviewFacets | undefined;
}

export const noReviews: ReviewPage = { reviews: [], total: 0, nextOffset: undefined };

/** Reviews on a page by default (J9). */
export const reviewsPerPage = 10;

/** Reviews of a product, or of a collection's products. */
export interface ReviewQuery extends ReviewFilter {
  readonly id: number;
  /** The most relevant first by default. */
  readonly sort?: ReviewSortValue | undefined;
  /** `reviewsPerPage` by default, at most 100. */
  readonly limit?: number | undefined;
  /** 0 by default. */
  readonly offset?: number | undefined;
}
