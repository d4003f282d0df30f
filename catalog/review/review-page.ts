import type { Review } from "./review.ts";
import type { ReviewSortValue } from "./review-sort.ts";

/** Some of the reviews of something. */
export interface ReviewPage {
  readonly reviews: readonly Review[];
  /** How many there are in all. */
  readonly total: number;
  /** Where the next page begins; undefined on the last one. */
  readonly nextOffset: number | undefined;
}

export const noReviews: ReviewPage = { reviews: [], total: 0, nextOffset: undefined };

/** How many reviews a page has where nothing else is said (specification §9). */
export const reviewsPerPage = 10;

interface ReviewRange {
  /** `reviewsPerPage` by default, at most 100. */
  readonly limit?: number | undefined;
  /** 0 by default. */
  readonly offset?: number | undefined;
}

/** Reviews of a product, the most relevant first when nothing else is said. */
export interface ReviewQuery extends ReviewRange {
  readonly id: number;
  readonly sort?: ReviewSortValue | undefined;
}

/** Reviews of a collection's products. */
export interface CollectionReviewQuery extends ReviewRange {
  readonly id: number;
  /** The newest first by default. */
  readonly order?: "DESC" | "ASC" | undefined;
}
