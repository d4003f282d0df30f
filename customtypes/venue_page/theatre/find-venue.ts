import { mergeNeeds, need, type Needs, noNeeds, type Place } from "../../../renderer/index.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { Landmark } from "../../../catalog/place/landmark.ts";
import { toGeoPoint } from "../../../catalog/place/place.ts";
import type { Venue } from "../../../catalog/venue/venue.ts";
import { cityLandmarks, landmarkNeeds } from "../../../blocks/places/city-landmarks.ts";

/** Returns the need for the theatres of a place's city, and for what else is on its map. */
export function cityNeeds({ city }: Place): Needs {
  return city === undefined ? noNeeds : mergeNeeds([need("venues", [{ city }]), landmarkNeeds(city)]);
}

/** Returns the need for the day of a place's city, which no product says where a theatre sells none. */
export function zoneNeeds({ city }: Place): Needs {
  return city === undefined ? noNeeds : need("cities", [{ code: city }]);
}

/** Returns the theatres of a place's city and its landmarks. One that is both is there once, as a theatre. */
export function listLandmarks(place: Place, snapshot: Snapshot): readonly Landmark[] {
  const theatres = listCityVenues(place, snapshot).flatMap(({ name, location }): readonly Landmark[] => {
    const point = toGeoPoint(location ?? {});
    return point === undefined ? [] : [{ name, ...point }];
  });
  const names = new Set(theatres.map(({ name }) => name.text));
  const landmarks = cityLandmarks(place.city, snapshot);
  return [...theatres, ...landmarks.filter(({ name }) => !names.has(name.text))];
}

/** Returns the theatres of a place's city; none where they could not be read. */
export function listCityVenues({ city }: Place, snapshot: Snapshot): readonly Venue[] {
  return city === undefined ? [] : (snapshot.get("venues", { city }) ?? []);
}

/** Returns the theatre that a page is about; undefined where it could not be read. */
export function findVenue(place: Place, snapshot: Snapshot): Venue | undefined {
  return listCityVenues(place, snapshot).find(({ key }) => key === place.venue);
}

/** Whether the provider has no such theatre. One that could not be read is not missing. */
export function isMissing(place: Place, snapshot: Snapshot): boolean {
  const { city } = place;
  if (city === undefined || place.venue === undefined) return true;
  return snapshot.getReadState("venues", { city }) !== "failed" && findVenue(place, snapshot) === undefined;
}
