import * as v from "valibot";
import { count, rating } from "./values.ts";

export const ratingsBreakdown = v.strictObject({ "5": count, "4": count, "3": count, "2": count, "1": count });

export const reviewsDetails = v.strictObject({
  averageRating: rating,
  ratingsCount: count,
  reviewsCount: count,
  ratingsBreakdown,
  showRatings: v.boolean(),
  showReviews: v.boolean(),
});
