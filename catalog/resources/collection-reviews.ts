import type { Resource } from "../resource.ts";
import type { CollectionReviewQuery, ReviewPage } from "../review-page.ts";
import { loadEach } from "./load-each.ts";

/** Pages of the reviews of collections: one call each, in parallel. */
export const collectionReviews: Resource<CollectionReviewQuery, ReviewPage> = {
  key,
  batch: 1,
  load: (queries, { provider, market }) => loadEach(queries, key, (query) => provider.collectionReviews(query, market)),
};

function key({ id, order, limit, offset }: CollectionReviewQuery): string {
  return [id, order, limit, offset].join("/");
}
