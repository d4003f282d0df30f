import type { EndpointRequest } from "../endpoint.ts";
import { limitParameter, offsetParameter } from "../parameters/limit.ts";
import { productOf } from "../parameters/product.ts";
import { choiceOr } from "../parameters/choice.ts";
import { reviewsOf } from "../reviews/reviews-of.ts";
import { sortOrders, sortTypes } from "../reviews/review-order.ts";
import { wireReview } from "../wire/review.ts";
import { pageOf } from "./page-of.ts";

/** A product's reviews, most helpful first unless asked otherwise. `filter-type=TOP` is the only filter, and always on. */
export function reviews({ path, id, query, view }: EndpointRequest) {
  const product = productOf(id, view.catalog);
  choiceOr("TOP", query, "filter-type", ["TOP"]);
  const range = { limit: limitParameter(query), offset: offsetParameter(query) };
  const type = choiceOr("HELPFULNESS", query, "sort-type", sortTypes);
  const order = choiceOr("DESC", query, "sort-order", sortOrders);
  const found = reviewsOf(product, view.catalog.reviewTexts, { ...range, type, order });
  return {
    items: found.map((review) => wireReview(review, product, view)),
    ...pageOf({ path, query, ...range, total: product.reviews }),
  };
}
