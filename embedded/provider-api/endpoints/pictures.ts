import type { EndpointRequest } from "../endpoint.ts";
import { invalid, missing } from "../failure.ts";
import { idList, idsParameter } from "../parameters/numbers.ts";
import { isOn } from "../parameters/switches.ts";
import { wireEntityMedia } from "../wire/gallery.ts";
import { wirePoi } from "../wire/poi.ts";

const resourceType = "MB_EXPERIENCE";

/** Returns the pictures of products, in the requested order, without unknown ones. */
export function media({ query, view }: EndpointRequest) {
  const type = query.get("resource-type");
  if (type === null) throw missing("resource-type");
  if (type !== resourceType) throw invalid("resource-type", resourceType);
  const products = idsParameter(query, "resource-entity-ids").flatMap((id) => view.catalog.products.get(id) ?? []);
  return { resourceEntityMedias: products.map((product) => wireEntityMedia(product, resourceType, view)) };
}

/** Returns points of interest by id, in the requested order, without unknown ones; none without ids. */
export function pois({ query, view }: EndpointRequest) {
  if (idList(query, "ids[]").length === 0) return { pois: [] };
  const ids = idsParameter(query);
  const byId = new Map([...view.catalog.attractions.values()].map((attraction) => [attraction.id, attraction]));
  const parts = {
    operatingSchedules: isOn(query, "operatingSchedules"),
    content: isOn(query, "content"),
    location: isOn(query, "location"),
  };
  const known = ids.flatMap((id) => byId.get(id) ?? []);
  return { pois: known.filter(view.shows).map((attraction) => wirePoi(attraction, parts, view)) };
}
