import { type IdQuery, toIdKey, onePerCall } from "../provider/resource.ts";
import { findCollectionReviews, findReviewMedias, findReviews } from "./provider.ts";
import { type ReviewPage, type ReviewQuery, reviewsPerPage } from "./review-page.ts";
import { filterKey } from "./review-filter.ts";
import { reviewSort } from "./review-sort.ts";
import type { ReviewMedia } from "./review.ts";

/** A page of a product's reviews. */
export const reviews = onePerCall<ReviewQuery, ReviewPage>({
  example: { id: 50_001 },
  key: toReviewKey,
  live: false,
  find: findReviews,
});

/** A page of the reviews of a collection's products. */
export const collectionReviews = onePerCall<ReviewQuery, ReviewPage>({
  example: { id: 1001 },
  key: toReviewKey,
  live: false,
  find: findCollectionReviews,
});

function toReviewKey({ id, sort, limit = reviewsPerPage, offset = 0, ...filter }: ReviewQuery): string {
  return [id, reviewSort(sort).value, limit, offset, filterKey(filter)].join("/");
}

/** Pictures and videos of a product's reviews. */
export const reviewMedias = onePerCall<IdQuery, readonly ReviewMedia[]>({
  example: { id: 50_001 },
  key: toIdKey,
  live: false,
  find: ({ id }, context) => findReviewMedias(id, context),
});
