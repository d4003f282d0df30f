import * as v from "valibot";

const count = v.nullish(v.number(), 0);

export const wireReviewsDetails = v.object({
  ratingsBreakdown: v.nullish(v.object({ "1": count, "2": count, "3": count, "4": count, "5": count })),
  showRatings: v.nullish(v.boolean(), true),
  showReviews: v.nullish(v.boolean(), true),
});

export type WireReviewsDetails = v.InferOutput<typeof wireReviewsDetails>;
