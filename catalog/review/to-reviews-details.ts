import type { ReviewsDetails } from "./reviews-details.ts";
import type { WireReviewsDetails } from "./wire-reviews-details.ts";

/** Undefined when the provider does not say how the ratings are spread. */
export function toReviewsDetails(details: WireReviewsDetails | null | undefined): ReviewsDetails | undefined {
  if (!details?.ratingsBreakdown) return undefined;
  const { ratingsBreakdown: ratings, showRatings, showReviews } = details;
  return { ratings, showRatings, showReviews };
}
