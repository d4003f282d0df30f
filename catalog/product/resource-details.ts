import type { Product } from "./product.ts";
import type { Resource } from "../snapshot/resource.ts";
import { loadEach } from "../snapshot/load-each.ts";
import type { ProductQuery } from "./resource.ts";

/** All that is known of products, also of those that can't be booked now: one call each, so not for lists. */
export const productDetails: Resource<ProductQuery, Product> = {
  key,
  batch: 1,
  load: (queries, { provider, market }) => loadEach(queries, key, ({ id }) => provider.tourGroup(id, market)),
};

function key({ id }: ProductQuery): string {
  return String(id);
}
