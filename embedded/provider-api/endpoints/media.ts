import type { EndpointRequest } from "../endpoint.ts";
import { invalid, missing } from "../failure.ts";
import { idsParameter } from "../parameters/ids.ts";
import { wireEntityMedia } from "../wire/entity-media.ts";

const resourceType = "MB_EXPERIENCE";

/** The pictures of products, in the order asked, unknown ones left out. */
export function media({ query, view }: EndpointRequest) {
  const type = query.get("resource-type");
  if (type === null) throw missing("resource-type");
  if (type !== resourceType) throw invalid("resource-type", resourceType);
  const products = idsParameter(query, "resource-entity-ids").flatMap((id) => view.catalog.products.get(id) ?? []);
  return { resourceEntityMedias: products.map((product) => wireEntityMedia(product, resourceType, view)) };
}
