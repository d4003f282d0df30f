import { defineSlice, need, noNeeds, unknownIds } from "../../renderer/index.ts";
import { productPageNeeds } from "../../blocks/products/product-links.ts";
import { reviewNeeds, topReviews } from "./top-reviews.ts";
import { TopReviews } from "./TopReviews.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "top_reviews",
  variations: ["default"],
  fields,
  needs: (values, facts) =>
    values.product === undefined ? reviewNeeds(values, facts) : need("products", [{ id: values.product }]),
  findings: ({ product }, snapshot) => (product === undefined ? [] : unknownIds("products", [product], snapshot)),
  followUp: (values, first, facts) =>
    values.product === undefined
      ? productPageNeeds(
          topReviews(values, first, facts).flatMap(({ product }) => product ?? []),
          facts,
        )
      : noNeeds,
  Component: TopReviews,
});
