import type { EndpointRequest } from "../endpoint.ts";
import { choiceOr } from "../parameters/choice.ts";
import { collectionOf } from "../parameters/collection.ts";
import { limitParameter, offsetParameter } from "../parameters/limit.ts";
import { rankedReviews } from "../reviews/ranked-reviews.ts";
import { reviewOf } from "../reviews/review-of.ts";
import { sortOrders } from "../reviews/review-order.ts";
import { wireReview } from "../wire/review.ts";
import { pageOf } from "./page-of.ts";

/** The reviews of a collection's products together, most helpful first unless asked otherwise. */
export function collectionReviews({ path, id, query, view }: EndpointRequest) {
  const { products } = collectionOf(id, view.catalog);
  const range = { limit: limitParameter(query), offset: offsetParameter(query) };
  const ranked = rankedReviews(products, choiceOr("DESC", query, "sortOrder", sortOrders));
  const shown = ranked.slice(range.offset, range.offset + range.limit);
  return {
    items: shown.map(({ product, index }) => ({
      ...wireReview(reviewOf(product, index, view.catalog.reviewTexts), product, view),
      tourGroupId: product.id,
      tourGroupName: view.text(product.name),
    })),
    ...pageOf({ path, query, ...range, total: ranked.length }),
  };
}
