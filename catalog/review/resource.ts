import type { Resource } from "../snapshot/resource.ts";
import { type ReviewPage, type ReviewQuery, reviewsPerPage } from "./review-page.ts";
import { reviewSort } from "./review-sort.ts";
import { loadEach } from "../snapshot/load-each.ts";

/** Pages of products' reviews: one call each, in parallel. */
export const reviews: Resource<ReviewQuery, ReviewPage> = {
  key,
  batch: 1,
  load: (queries, { provider, market }) => loadEach(queries, key, (query) => provider.reviews(query, market)),
};

function key({ id, sort, limit = reviewsPerPage, offset = 0 }: ReviewQuery): string {
  return [id, reviewSort(sort).value, limit, offset].join("/");
}
