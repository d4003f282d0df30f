import type { GeoPoint } from "../place/place.ts";
import { estimateWalk } from "../place/walk.ts";
import { measureRoute } from "../place/measure-route.ts";

/** Kilometers along streets that somebody walks between two visits. */
const walkable = 3.25;

/**
 * Kilometers as the crow flies from one visit of a day to the next, at most. A city's transport takes five hours for
 * them, and the estimates here are wrong for planes and fast trains.
 */
const maxKilometers = 100;

/** Minutes that a ride takes besides: to the stop, and for the next train or taxi. */
const waiting = 12;
/** At 26 km/h. */
const minutesPerKilometer = 2.3;

/** The way from one visit to the next. Minutes are an estimate, rounded up to five. */
export interface Travel {
  readonly minutes: number;
  /** Along streets. */
  readonly kilometers: number;
  readonly onFoot: boolean;
}

/** Returns the way between two places: on foot where that is near, else by a ride and its wait. */
export function estimateTravel(from: GeoPoint, to: GeoPoint): Travel {
  const { kilometers, minutes: walk } = estimateWalk(from, to);
  const onFoot = kilometers <= walkable;
  const minutes = onFoot ? walk : waiting + kilometers * minutesPerKilometer;
  return { minutes: Math.ceil(minutes / 5) * 5, kilometers, onFoot };
}

/** Whether two places are too far apart for one day. */
export function isTooFar(from: GeoPoint, to: GeoPoint): boolean {
  return measureRoute(from, to).kilometers > maxKilometers;
}
