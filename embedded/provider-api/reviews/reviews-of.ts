import type { ReviewedProduct } from "./review-kind.ts";
import type { Review } from "./review.ts";
import { reviewOf } from "./review-of.ts";
import { reviewOrder, type ReviewSort } from "./review-order.ts";
import { ratingsOf } from "./review-ratings.ts";
import type { ReviewTexts } from "./review-texts.ts";

interface Part extends ReviewSort {
  readonly limit: number;
  readonly offset: number;
}

/** One page of a product's reviews; only those on it are put together. */
export function reviewsOf(
  product: ReviewedProduct,
  texts: ReviewTexts,
  { limit, offset, ...sort }: Part,
): readonly Review[] {
  const shown = reviewOrder(product.reviews, ratingsOf(product), sort).slice(offset, offset + limit);
  return shown.map((index) => reviewOf(product, index, texts));
}
