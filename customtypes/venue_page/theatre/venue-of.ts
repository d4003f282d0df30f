import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { Venue } from "../../../catalog/venue/venue.ts";
import type { Place } from "../../../renderer/place.ts";

/** Returns the theatres of a place's city; none where they could not be read. */
export function venuesOf({ city }: Place, snapshot: Snapshot): readonly Venue[] {
  return city === undefined ? [] : (snapshot.get("venues", { city }) ?? []);
}

/** Returns the theatre that a page is about; undefined where it could not be read. */
export function venueOf(place: Place, snapshot: Snapshot): Venue | undefined {
  return venuesOf(place, snapshot).find(({ key }) => key === place.venue);
}

/** Whether the provider has no such theatre. One that could not be read is not missing. */
export function isMissing(place: Place, snapshot: Snapshot): boolean {
  const { city } = place;
  if (city === undefined || place.venue === undefined) return true;
  return snapshot.stateOf("venues", { city }) !== "failed" && venueOf(place, snapshot) === undefined;
}
