import type { Rating } from "../product/product.ts";

/** Whether a rating is good and broad enough to be advertised (specification §5). */
export function hasRatingBooster(rating: Pick<Rating, "average" | "ratingCount"> | undefined): boolean {
  return rating !== undefined && rating.average >= 4 && rating.ratingCount >= 100;
}
