import * as v from "valibot";
import { wireId } from "../provider/wire-id.ts";

const size = v.nullish(v.number());

/** A picture or video of a review, which says whose it is where it is not in its review. */
export const wireReviewMedia = v.object({
  reviewId: v.nullish(wireId),
  url: v.pipe(v.string(), v.nonEmpty()),
  type: v.picklist(["IMAGE", "VIDEO"]),
  width: size,
  height: size,
});

export type WireReviewMedia = v.InferOutput<typeof wireReviewMedia>;
