import type { Product } from "../source/catalog.ts";
import { reviewType } from "./review-photo.ts";
import { ratingsOf, type ReviewRating } from "./review-ratings.ts";

/** Whose reviews: `TOP` and `USER` are the customers', which alone count; `ALL` adds critics, contributors and the provider. */
export const filterTypes = ["TOP", "USER", "CRITIC", "CONTRIBUTOR", "PROVIDER", "ALL"] as const;

export interface ReviewFilter {
  readonly who: (typeof filterTypes)[number];
  /** Only reviews with so many stars; empty means any. */
  readonly stars: readonly number[];
}

export const customers: ReviewFilter = { who: "TOP", stars: [] };

type Reviewed = Pick<Product, "id" | "stars" | "reviews" | "show">;

/** Returns the numbers of a product's reviews that match, most helpful first. */
export function matchingReviews(product: Reviewed, { who, stars }: ReviewFilter): readonly number[] {
  const ratingOf = ratingsOf(product);
  const wanted = who === "TOP" ? "USER" : who;
  const all = Array.from({ length: product.reviews }, (_, index) => index);
  // Only shows have reviews by others, and a rating costs time in long lists.
  if (product.show === undefined && stars.length === 0) return ["USER", "ALL"].includes(wanted) ? all : [];
  const isWanted = (index: number, rating: ReviewRating) =>
    (wanted === "ALL" || reviewType(product, index, rating) === wanted) &&
    (stars.length === 0 || stars.includes(rating));
  return all.filter((index) => isWanted(index, ratingOf(index)));
}
