import * as v from "valibot";
import { number } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { productPageNeeds } from "../../renderer/product-hrefs.ts";
import { reviewNeeds, topReviews } from "./top-reviews.ts";
import { TopReviews } from "./TopReviews.tsx";

const schema = v.object({
  title: title(),
  intro: text(),
  collection: number({ min: 1, step: 1 }),
  limit: number({ min: 1, max: 10, step: 1 }),
});

export type TopReviewsFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "top_reviews",
  variations: ["default"],
  schema,
  needs: reviewNeeds,
  followUp: (fields, first, facts) =>
    productPageNeeds(
      topReviews(fields, first, facts).flatMap(({ product }) => product ?? []),
      facts,
    ),
  Component: TopReviews,
});
