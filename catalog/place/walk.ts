import type { GeoPoint } from "./place.ts";
import { measureRoute } from "./measure-route.ts";

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
export function estimateWalk(from: GeoPoint, to: GeoPoint): Walk {
  const { kilometres } = measureRoute(from, to);
  return { kilometres: kilometres * detour, minutes: estimateWalkMinutes(kilometres) };
}

/** Returns how long a walk takes, rounded up to minutes. The distance is as the crow flies. */
export function estimateWalkMinutes(kilometres: number): number {
  return Math.ceil((kilometres * detour) / kilometresPerMinute);
}

/** Returns how far somebody gets on foot, in kilometres as the crow flies. */
export function estimateWalkReach(minutes: number): number {
  return (minutes * kilometresPerMinute) / detour;
}
