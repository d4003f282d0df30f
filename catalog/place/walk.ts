import type { GeoPoint } from "./place.ts";
import { measureRoute } from "./measure-route.ts";

/** A way on foot, estimated. */
export interface Walk {
  /** Along streets. */
  readonly kilometers: number;
  readonly minutes: number;
}

/** How much longer streets are than a straight line: a grid has 4/π, on average over all directions. */
const detour = 1.3;

/** 4.8 km/h, the speed of Transport for London's measure of access to public transport (PTAL). */
const kilometersPerMinute = 0.08;

/** Returns how far it is from one place in a city to another on foot. */
export function estimateWalk(from: GeoPoint, to: GeoPoint): Walk {
  const { kilometers } = measureRoute(from, to);
  return { kilometers: kilometers * detour, minutes: estimateWalkMinutes(kilometers) };
}

/** Returns how long a walk takes, rounded up to minutes. The distance is as the crow flies. */
export function estimateWalkMinutes(kilometers: number): number {
  return Math.ceil((kilometers * detour) / kilometersPerMinute);
}

/** Returns how far somebody gets on foot, in kilometers as the crow flies. */
export function estimateWalkReach(minutes: number): number {
  return (minutes * kilometersPerMinute) / detour;
}
