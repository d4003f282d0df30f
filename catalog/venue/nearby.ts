import { type Coordinates, toGeoPoint } from "../place/place.ts";
import { measureRoute } from "../place/measure-route.ts";
import type { Venue } from "./venue.ts";

export interface NearbyVenue {
  readonly venue: Venue;
  /** As the crow flies. */
  readonly kilometers: number;
}

/** Returns the venues around one, nearest first; none where nobody knows where it is. */
export function nearbyVenues(venue: Venue, all: readonly Venue[]): readonly NearbyVenue[] {
  const found = all.flatMap((other) => {
    const kilometers = other.key === venue.key ? undefined : kilometersBetween(venue.location, other.location);
    return kilometers === undefined ? [] : [{ venue: other, kilometers }];
  });
  return found.toSorted((one, other) => one.kilometers - other.kilometers);
}

function kilometersBetween(one: Coordinates | undefined, other: Coordinates | undefined): number | undefined {
  const [from, to] = [toGeoPoint(one ?? {}), toGeoPoint(other ?? {})];
  return from && to && measureRoute(from, to).kilometers;
}
