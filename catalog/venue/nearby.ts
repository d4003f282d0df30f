import type { Coordinates } from "../place/place.ts";
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

const kilometresPerDegree = 111.2;

/** Exact enough in one city, where the earth is flat. */
function kilometresBetween(one: Coordinates | undefined, other: Coordinates | undefined): number | undefined {
  if (one?.latitude === undefined || other?.latitude === undefined) return undefined;
  const east = ((other.longitude ?? 0) - (one.longitude ?? 0)) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(other.latitude - one.latitude, east) * kilometresPerDegree;
}
