import type { Product } from "../source/catalog.ts";
import { matchingReviews, type ReviewFilter } from "./review-filter.ts";
import { dealTexts } from "./deal-texts.ts";
import { maxInOwnLanguage, putFirst } from "./put-first.ts";
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

/** Returns the matching reviews of several products, those in the language first; of equals, the product named first. */
export function rankedReviews(
  products: readonly Product[],
  filter: ReviewFilter,
  { type, order, texts, language }: ReviewSort & { readonly texts: ReviewTexts; readonly language: string },
): readonly RankedReview[] {
  const all = products.flatMap((product) =>
    matchingReviews(product, filter, texts).map((index) => ({
      product,
      index,
      votes: helpfulVotes(product.reviews, index),
    })),
  );
  const helpfulFirst = putFirst(
    all.toSorted((one, other) => other.votes - one.votes),
    ({ product, index }) => dealTexts(product, texts)[index]?.language === language,
    maxInOwnLanguage,
  );
  if (type === "HELPFULNESS") return order === "DESC" ? helpfulFirst : helpfulFirst.toReversed();
  const sign = order === "DESC" ? 1 : -1;
  const rated = helpfulFirst.map((review) => ({ review, rating: spreadRatings(review.product)(review.index) }));
  return rated.toSorted((one, other) => sign * (other.rating - one.rating)).map(({ review }) => review);
}
