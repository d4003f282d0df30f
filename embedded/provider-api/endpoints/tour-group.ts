import type { EndpointRequest } from "../endpoint.ts";
import { notFound } from "../failure.ts";
import { productOf } from "../parameters/product.ts";
import { wireTourGroup } from "../wire/tour-group.ts";

/**
 * One product. It is answered with `listingPrice: null` when it can't be booked, as in the answer for several, whatever
 * `include-unavailable` says: a page of it has to say so rather than vanish.
 */
export function tourGroup({ id, view }: EndpointRequest) {
  const product = productOf(id, view.catalog);
  if (!view.shows(product)) throw notFound(`tour group ${id} in ${view.language}`);
  return wireTourGroup(product, view);
}
