import { definePageType } from "../../renderer/index.ts";
import { taggedPlace } from "../place-tags.ts";
import { reviewsSchema, toReviewSubject } from "./fields.ts";
import { policy } from "./policy/index.ts";
import { reviews } from "./reviews/index.ts";
import { reviewsMetadata } from "./reviews/reviews-metadata.ts";

/** The reviews of a product or a collection, and how reviews are verified (C13, X5). */
export const reviewsPage = definePageType({
  type: "reviews_page",
  fields: reviewsSchema,
  place: (fields) => ({
    ...taggedPlace(fields),
    collection: fields.reviewed_product === undefined ? fields.collection : undefined,
    reviewSubject: toReviewSubject(fields),
  }),
  heading: ({ heading }) => heading,
  metadata: reviewsMetadata,
  kinds: [policy, reviews],
});
