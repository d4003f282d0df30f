import type { EndpointRequest } from "../endpoint.ts";
import { missing } from "../failure.ts";
import { cityParameter } from "../parameters/entities.ts";
import type { Landmark } from "../source/landmark.ts";
import type { Attraction } from "../source/linked-places.ts";
import { inOneLanguage, type View } from "../view.ts";

/** Returns what people find their way by in a city: its attractions, then its landmarks. */
export function landmarks({ query, view }: EndpointRequest) {
  const city = cityParameter(query, view.catalog);
  if (city === undefined) throw missing("city");
  const attractions = [...view.catalog.attractions.values()].filter((attraction) => attraction.city === city);
  const all = [...attractions.map(toLandmark), ...(view.catalog.landmarks.get(city.code) ?? [])];
  return { landmarks: all.filter(view.shows).map((landmark) => wireLandmark(landmark, view)) };
}

function toLandmark({ name, place: { latitude, longitude } }: Attraction): Landmark {
  return { name, latitude, longitude };
}

function wireLandmark({ name, latitude, longitude }: Landmark, view: View) {
  const { language, text } = inOneLanguage(view, [name]);
  return { contentLanguage: language, name: text(name), latitude, longitude };
}
