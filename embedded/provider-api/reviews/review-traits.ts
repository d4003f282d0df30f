import type { ReviewedProduct } from "./review-kind.ts";
import { reviewOf } from "./review-of.ts";
import type { ReviewTexts } from "./review-texts.ts";
import type { Review } from "./review.ts";
import { type ReviewTopic, topicsOf } from "./topic.ts";

/** What a review can be chosen by. */
export interface ReviewTraits extends Pick<Review, "type" | "rating" | "language" | "travelerType"> {
  readonly hasMedia: boolean;
  readonly topics: ReadonlySet<ReviewTopic>;
}

/** Reviews follow from the data alone, so their traits are read once for each product. */
const known = new WeakMap<ReviewedProduct, readonly ReviewTraits[]>();

/** Returns the traits of all reviews of a product, most helpful first. */
export function traitsOf(product: ReviewedProduct, texts: ReviewTexts): readonly ReviewTraits[] {
  const before = known.get(product);
  if (before !== undefined) return before;
  const traits = Array.from({ length: product.reviews }, (_, index): ReviewTraits => {
    const { type, rating, language, travelerType, photo, phrases } = reviewOf(product, index, texts);
    const topics = topicsOf(phrases, texts.topics);
    return { type, rating, language, travelerType, hasMedia: photo !== undefined, topics };
  });
  known.set(product, traits);
  return traits;
}
