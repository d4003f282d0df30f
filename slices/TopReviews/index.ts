import { defineSlice } from "../../renderer/index.ts";
import { productPageNeeds } from "../../blocks/products/product-links.ts";
import { reviewNeeds, topReviews } from "./top-reviews.ts";
import { TopReviews } from "./TopReviews.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "top_reviews",
  variations: ["default"],
  fields,
  needs: reviewNeeds,
  followUp: (values, first, facts) =>
    productPageNeeds(
      topReviews(values, first, facts).flatMap(({ product }) => product ?? []),
      facts,
    ),
  Component: TopReviews,
});
