import type { EndpointRequest } from "../endpoint.ts";
import { idsParameter } from "../parameters/ids.ts";
import { wireCollection } from "../wire/collection.ts";

/** Collections by id, in the order asked, unknown ones left out. */
export function collections({ query, view }: EndpointRequest) {
  const known = idsParameter(query).flatMap((id) => view.catalog.collections.get(id) ?? []);
  return { collections: known.filter(view.shows).map((collection) => wireCollection(collection, view)) };
}
