import { dealTexts } from "./deal-texts.ts";
import type { ReviewedProduct } from "./review-kind.ts";
import { makeReview } from "./make-review.ts";
import type { ReviewTexts } from "./review-texts.ts";
import type { Review } from "./review.ts";
import type { ReviewLanguage } from "./review-language.ts";
import type { vehicles } from "../source/phrases.ts";
import { findBoughtVariant } from "./find-bought-variant.ts";
import { type ReviewTopic, listTopics } from "./topic.ts";

/** The traits that a review can be chosen by. */
export interface ReviewTraits extends Pick<Review, "type" | "rating" | "travelerType"> {
  readonly language: ReviewLanguage;
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
  const traits = dealTexts(product, texts).map((_, index) =>
    toReviewTraits(makeReview(product, index, texts), product, texts),
  );
  known.set(product, traits);
  return traits;
}

function toReviewTraits(review: Review, product: ReviewedProduct, texts: ReviewTexts): ReviewTraits {
  const { type, rating, travelerType, photo, written, reviewTime } = review;
  const bought = findBoughtVariant(review, product);
  return {
    type,
    rating,
    language: written.language,
    travelerType,
    hasMedia: photo !== undefined,
    topics: listTopics(written, texts.topics),
    variantId: bought.id,
    year: new Date(reviewTime).getUTCFullYear(),
    vehicle: bought.vehicle,
  };
}
