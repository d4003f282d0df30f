import * as v from "valibot";
import { costsObject } from "../provider/parse-tolerantly.ts";
import type { Rating, ReviewsDetails } from "./rating.ts";

/** A spread without one of its counts would be another one. */
const count = v.nullish(v.pipe(v.number(costsObject), v.safeInteger(costsObject), v.minValue(0, costsObject)), 0);

/** An average of ratings from 1 to 5; 0 without any. */
export const wireAverage = v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(5)));

export const wireBreakdown = v.object({ "1": count, "2": count, "3": count, "4": count, "5": count });

export const wireReviewsDetails = v.object({
  ratingsBreakdown: v.nullish(wireBreakdown),
  showRatings: v.nullish(v.boolean(), true),
  showReviews: v.nullish(v.boolean(), true),
});

export type WireReviewsDetails = v.InferOutput<typeof wireReviewsDetails>;

/** Undefined when the provider says nothing of a product's reviews. */
export function toReviewsDetails(details: WireReviewsDetails | null | undefined): ReviewsDetails | undefined {
  if (!details) return undefined;
  const { ratingsBreakdown, showRatings, showReviews } = details;
  return { ratings: showRatings ? (ratingsBreakdown ?? undefined) : undefined, showReviews };
}

export interface WireRating {
  readonly reviewsDetails?: WireReviewsDetails | null | undefined;
  readonly average: number | null | undefined;
  readonly ratingCount: number | null | undefined;
  readonly reviewCount: number | null | undefined;
}

/** Returns a rating; undefined when nobody has rated yet, and where the provider forbids to show it. */
export function toRating({ average, ratingCount, reviewCount, reviewsDetails }: WireRating): Rating | undefined {
  if (!average || !ratingCount || reviewsDetails?.showRatings === false) return undefined;
  return { average, ratingCount, reviewCount: reviewCount ?? 0 };
}
