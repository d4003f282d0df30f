import type { Product } from "../source/catalog.ts";
import { matchingReviews, type ReviewFilter } from "./review-filter.ts";
import { helpfulVotes } from "./make-review.ts";
import { spreadRatings, type ReviewRating } from "./review-ratings.ts";
import type { ReviewTexts } from "./review-texts.ts";

export const sortTypes = ["HELPFULNESS", "RATING"] as const;

export const sortOrders = ["DESC", "ASC"] as const;

export interface ReviewSort {
  readonly type: (typeof sortTypes)[number];
  readonly order: (typeof sortOrders)[number];
}

/** Returns the numbers of reviews, which are most helpful first, in the requested order. */
export function reviewOrder(
  indices: readonly number[],
  findRating: (index: number) => ReviewRating,
  { type, order }: ReviewSort,
): readonly number[] {
  if (type === "HELPFULNESS") return order === "DESC" ? indices : indices.toReversed();
  const sign = order === "DESC" ? 1 : -1;
  const rated = indices.map((index) => ({ index, rating: findRating(index) }));
  return rated.toSorted((one, other) => sign * (other.rating - one.rating)).map(({ index }) => index);
}

/** Where a review stands: number `index` of a product's. */
interface RankedReview {
  readonly product: Product;
  readonly index: number;
  readonly votes: number;
}

/** The matching reviews of several products together; of equals, those of the product named first. */
export function rankedReviews(
  products: readonly Product[],
  filter: ReviewFilter,
  { type, order, texts }: ReviewSort & { readonly texts: ReviewTexts },
): readonly RankedReview[] {
  const all = products.flatMap((product) =>
    matchingReviews(product, filter, texts).map((index) => ({
      product,
      index,
      votes: helpfulVotes(product.reviews, index),
    })),
  );
  const helpfulFirst = all.toSorted((one, other) => other.votes - one.votes);
  if (type === "HELPFULNESS") return order === "DESC" ? helpfulFirst : helpfulFirst.toReversed();
  const sign = order === "DESC" ? 1 : -1;
  const rated = helpfulFirst.map((review) => ({ review, rating: spreadRatings(review.product)(review.index) }));
  return rated.toSorted((one, other) => sign * (other.rating - one.rating)).map(({ review }) => review);
}
