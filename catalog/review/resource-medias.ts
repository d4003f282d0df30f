import type { Resource } from "../snapshot/resource.ts";
import type { ReviewMedia } from "./review-media.ts";
import { loadEach } from "../snapshot/load-each.ts";

export interface ReviewMediasQuery {
  readonly id: number;
}

/** Pictures and videos of products' reviews: one call per product, in parallel. */
export const reviewMedias: Resource<ReviewMediasQuery, readonly ReviewMedia[]> = {
  key,
  batch: 1,
  load: (queries, { provider }) => loadEach(queries, key, ({ id }) => provider.reviewMedias(id)),
};

function key({ id }: ReviewMediasQuery): string {
  return String(id);
}
