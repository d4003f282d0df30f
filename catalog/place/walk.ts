import type { GeoPoint } from "./place.ts";
import { wayBetween } from "./way-between.ts";

/** A way on foot, estimated. */
export interface Walk {
  /** Along streets. */
  readonly kilometres: number;
  readonly minutes: number;
}

/** How much longer streets are than a straight line: a grid has 4/π, on average over all directions. */
const detour = 1.3;

/** 4.8 km/h, the speed of Transport for London's measure of access to public transport (PTAL). */
const kilometresPerMinute = 0.08;

/** Returns how far it is from one place in a city to another on foot. */
export function walkBetween(from: GeoPoint, to: GeoPoint): Walk {
  const { kilometres } = wayBetween(from, to);
  return { kilometres: kilometres * detour, minutes: minutesOnFoot(kilometres) };
}

/** Returns how long a walk takes, rounded up to minutes. The distance is as the crow flies. */
export function minutesOnFoot(kilometres: number): number {
  return Math.ceil((kilometres * detour) / kilometresPerMinute);
}

/** Returns how far somebody gets on foot, in kilometres as the crow flies. */
export function reachOnFoot(minutes: number): number {
  return (minutes * kilometresPerMinute) / detour;
}
