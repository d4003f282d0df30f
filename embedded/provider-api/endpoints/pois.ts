import type { EndpointRequest } from "../endpoint.ts";
import { idList, idsParameter } from "../parameters/ids.ts";
import { isOn } from "../parameters/is-on.ts";
import { wirePoi } from "../wire/poi.ts";

/** Points of interest by id, in the order asked, unknown ones left out; without ids there are none. */
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
