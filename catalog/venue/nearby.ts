import { type Coordinates, toGeoPoint } from "../place/place.ts";
import { measureRoute } from "../place/measure-route.ts";
import type { Venue } from "./venue.ts";

export interface NearbyVenue {
  readonly venue: Venue;
  /** As the crow flies. */
  readonly kilometres: number;
}

/** Returns the venues around one, nearest first; none where nobody knows where it is. */
export function nearbyVenues(venue: Venue, all: readonly Venue[]): readonly NearbyVenue[] {
  const found = all.flatMap((other) => {
    const kilometres = other.key === venue.key ? undefined : kilometresBetween(venue.location, other.location);
    return kilometres === undefined ? [] : [{ venue: other, kilometres }];
  });
  return found.toSorted((one, other) => one.kilometres - other.kilometres);
}

function kilometresBetween(one: Coordinates | undefined, other: Coordinates | undefined): number | undefined {
  const [from, to] = [toGeoPoint(one ?? {}), toGeoPoint(other ?? {})];
  return from && to && measureRoute(from, to).kilometres;
}
