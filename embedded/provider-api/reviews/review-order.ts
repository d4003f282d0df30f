import type { ReviewRating } from "./review-ratings.ts";

export const sortTypes = ["HELPFULNESS", "RATING"] as const;

export const sortOrders = ["DESC", "ASC"] as const;

export interface ReviewSort {
  readonly type: (typeof sortTypes)[number];
  readonly order: (typeof sortOrders)[number];
}

/** Numbers of the reviews with these ratings, in the order asked. Reviews are numbered most helpful first. */
export function reviewOrder(ratings: readonly ReviewRating[], { type, order }: ReviewSort): readonly number[] {
  const indices = [...ratings.keys()];
  const sign = order === "DESC" ? 1 : -1;
  if (type === "HELPFULNESS") return order === "DESC" ? indices : indices.toReversed();
  const ratingOf = (index: number) => ratings[index] ?? 0;
  return indices.toSorted((one, other) => sign * (ratingOf(other) - ratingOf(one)));
}
