import type { GeoPoint } from "../place/place.ts";
import { minutesOnFoot } from "../place/neighbourhood.ts";
import { wayBetween } from "../place/way-between.ts";

/** Kilometres as the crow flies that somebody walks between two visits. */
const walkable = 2.5;

/** Minutes that a ride takes besides: to the stop, and for the next train or taxi. */
const waiting = 12;
const minutesPerKilometre = 3;

/** The way from one visit to the next. Times are estimates, rounded up to five minutes. */
export interface Travel {
  readonly minutes: number;
  readonly kilometres: number;
  readonly onFoot: boolean;
}

/** Returns the way between two places: on foot where that is near, else by a ride and its wait. */
export function travelBetween(from: GeoPoint, to: GeoPoint): Travel {
  const { kilometres } = wayBetween(from, to);
  const onFoot = kilometres <= walkable;
  const minutes = onFoot ? minutesOnFoot(kilometres) : waiting + kilometres * minutesPerKilometre;
  return { minutes: Math.ceil(minutes / 5) * 5, kilometres, onFoot };
}
