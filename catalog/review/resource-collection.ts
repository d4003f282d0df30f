import type { Resource } from "../snapshot/resource.ts";
import { type CollectionReviewQuery, type ReviewPage, reviewsPerPage } from "./review-page.ts";
import { loadEach } from "../snapshot/load-each.ts";

/** Pages of the reviews of collections: one call each, in parallel. */
export const collectionReviews: Resource<CollectionReviewQuery, ReviewPage> = {
  key,
  batch: 1,
  load: (queries, { provider, market }) => loadEach(queries, key, (query) => provider.collectionReviews(query, market)),
};

function key({ id, order = "DESC", limit = reviewsPerPage, offset = 0 }: CollectionReviewQuery): string {
  return [id, order, limit, offset].join("/");
}
