import type { Product } from "../source/catalog.ts";
import { helpfulVotes } from "./review-of.ts";
import type { ReviewRating } from "./review-ratings.ts";

export const sortTypes = ["HELPFULNESS", "RATING"] as const;

export const sortOrders = ["DESC", "ASC"] as const;

export interface ReviewSort {
  readonly type: (typeof sortTypes)[number];
  readonly order: (typeof sortOrders)[number];
}

/** Returns the numbers of so many reviews in the requested order. Reviews are numbered most helpful first. */
export function reviewOrder(
  count: number,
  ratingOf: (index: number) => ReviewRating,
  { type, order }: ReviewSort,
): readonly number[] {
  const indices = Array.from({ length: count }, (_, index) => index);
  if (type === "HELPFULNESS") return order === "DESC" ? indices : indices.toReversed();
  const sign = order === "DESC" ? 1 : -1;
  const rated = indices.map((index) => ({ index, rating: ratingOf(index) }));
  return rated.toSorted((one, other) => sign * (other.rating - one.rating)).map(({ index }) => index);
}

/** Where a review stands: number `index` of a product's. */
interface RankedReview {
  readonly product: Product;
  readonly index: number;
  readonly votes: number;
}

/** The reviews of several products together by helpfulness; of equals, those of the product named first. */
export function rankedReviews(products: readonly Product[], order: ReviewSort["order"]): readonly RankedReview[] {
  const all = products.flatMap((product) =>
    Array.from({ length: product.reviews }, (_, index) => ({
      product,
      index,
      votes: helpfulVotes(product.reviews, index),
    })),
  );
  const sorted = all.toSorted((one, other) => other.votes - one.votes);
  return order === "DESC" ? sorted : sorted.toReversed();
}
