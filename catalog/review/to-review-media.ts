import type { ReviewMedia } from "./review-media.ts";
import type { WireReviewMedia } from "./wire-review-media.ts";

/** A picture or video in our own terms. */
export function toReviewMedia({ type, url, width, height, reviewId }: WireReviewMedia): ReviewMedia {
  return { kind: type, url, width: width ?? undefined, height: height ?? undefined, reviewId: reviewId ?? undefined };
}
