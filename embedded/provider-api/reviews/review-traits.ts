import type { ReviewedProduct } from "./review-kind.ts";
import { makeReview } from "./make-review.ts";
import type { ReviewTexts } from "./review-texts.ts";
import type { Review } from "./review.ts";
import type { vehicles } from "../source/phrases.ts";
import { findBoughtVariant } from "./find-bought-variant.ts";
import { type ReviewTopic, listTopics } from "./topic.ts";

/** The traits that a review can be chosen by. */
export interface ReviewTraits extends Pick<Review, "type" | "rating" | "language" | "travelerType"> {
  readonly hasMedia: boolean;
  readonly topics: ReadonlySet<ReviewTopic>;
  /** The id of what was bought. */
  readonly variantId: number;
  /** The year in which it was written, UTC. */
  readonly year: number;
  /** Of a transfer: what it was in. */
  readonly vehicle: (typeof vehicles)[number] | undefined;
}

/** Reviews follow from the data alone, so their traits are read once for each product. */
const known = new WeakMap<ReviewedProduct, readonly ReviewTraits[]>();

/** Returns the traits of all reviews of a product, most helpful first. */
export function listReviewTraits(product: ReviewedProduct, texts: ReviewTexts): readonly ReviewTraits[] {
  const before = known.get(product);
  if (before !== undefined) return before;
  const traits = Array.from({ length: product.reviews }, (_, index) =>
    toReviewTraits(makeReview(product, index, texts), product, texts),
  );
  known.set(product, traits);
  return traits;
}

function toReviewTraits(review: Review, product: ReviewedProduct, texts: ReviewTexts): ReviewTraits {
  const { type, rating, language, travelerType, photo, phrases, reviewTime } = review;
  const bought = findBoughtVariant(review, product);
  return {
    type,
    rating,
    language,
    travelerType,
    hasMedia: photo !== undefined,
    topics: listTopics(phrases, texts.topics),
    variantId: bought.id,
    year: new Date(reviewTime).getUTCFullYear(),
    vehicle: bought.vehicle,
  };
}
