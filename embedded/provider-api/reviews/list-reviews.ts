import { dealTexts } from "./deal-texts.ts";
import { maxInOwnLanguage, putFirst } from "./put-first.ts";
import type { ReviewedProduct } from "./review-kind.ts";
import type { Review } from "./review.ts";
import { customers, matchingReviews, type ReviewFilter } from "./review-filter.ts";
import { makeReview } from "./make-review.ts";
import { reviewOrder, type ReviewSort } from "./review-order.ts";
import { spreadRatings } from "./review-ratings.ts";
import type { ReviewTexts } from "./review-texts.ts";

interface Part extends ReviewSort {
  /** Customers' reviews by default. */
  readonly filter?: ReviewFilter;
  /** Reviews in it come first, others by default in their own order. */
  readonly language?: string;
  readonly limit: number;
  readonly offset: number;
}

interface ReviewPage {
  readonly reviews: readonly Review[];
  /** How many match in all. */
  readonly total: number;
}

/** Returns one page of a product's reviews; only those on it are put together. */
export function listReviews(
  product: ReviewedProduct,
  texts: ReviewTexts,
  { limit, offset, language, filter = customers, ...sort }: Part,
): ReviewPage {
  const found = matchingReviews(product, filter, texts);
  const dealt = dealTexts(product, texts);
  const ordered = putFirst(found, (index) => dealt[index]?.language === language, maxInOwnLanguage);
  const shown = reviewOrder(ordered, spreadRatings(product), sort).slice(offset, offset + limit);
  return { reviews: shown.map((index) => makeReview(product, index, texts)), total: found.length };
}
