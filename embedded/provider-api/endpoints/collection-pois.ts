import type { EndpointRequest } from "../endpoint.ts";
import { collectionOf } from "../parameters/collection.ts";
import { wirePoi } from "../wire/poi.ts";

const everything = { operatingSchedules: true, content: true, location: true };

/** The points of interest of a collection: those whose own it is, then those that its products show, best first. */
export function collectionPois({ id, view }: EndpointRequest) {
  const collection = collectionOf(id, view.catalog);
  const own = [...view.catalog.attractions.values()].filter((attraction) => attraction.collection === collection.id);
  const shown = collection.products.flatMap(({ attractions }) => attractions);
  const all = [...new Set([...own, ...shown])].filter(view.shows);
  return { pois: all.map((attraction) => wirePoi(attraction, everything, view)) };
}
