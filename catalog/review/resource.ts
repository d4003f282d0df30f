import { type IdQuery, keyOfId, onePerCall } from "../provider/resource.ts";
import { findCollectionReviews, findReviewMedias, findReviews } from "./provider.ts";
import { type CollectionReviewQuery, type ReviewPage, type ReviewQuery, reviewsPerPage } from "./review-page.ts";
import { reviewSort } from "./review-sort.ts";
import type { ReviewMedia } from "./review.ts";

/** A page of a product's reviews. */
export const reviews = onePerCall<ReviewQuery, ReviewPage>({
  example: { id: 50_001 },
  key: ({ id, sort, limit = reviewsPerPage, offset = 0 }) => [id, reviewSort(sort).value, limit, offset].join("/"),
  live: false,
  find: findReviews,
});

/** A page of the reviews of a collection's products. */
export const collectionReviews = onePerCall<CollectionReviewQuery, ReviewPage>({
  example: { id: 1001 },
  key: ({ id, order = "DESC", limit = reviewsPerPage, offset = 0 }) => [id, order, limit, offset].join("/"),
  live: false,
  find: findCollectionReviews,
});

/** Pictures and videos of a product's reviews. */
export const reviewMedias = onePerCall<IdQuery, readonly ReviewMedia[]>({
  example: { id: 50_001 },
  key: keyOfId,
  live: false,
  find: ({ id }, context) => findReviewMedias(id, context),
});
