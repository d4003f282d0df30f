import type { Landmark } from "./landmark.ts";
import type { GeoPoint } from "./place.ts";
import { type Way, wayBetween } from "./way-between.ts";

export interface Neighbour extends Landmark, Way {
  /** An estimate. */
  readonly minutesOnFoot: number;
}

/** What is around a point on the map. */
export interface Neighbourhood {
  /** What stands at the point itself, so that it has its name. */
  readonly here: Landmark | undefined;
  /** Nearest first. */
  readonly neighbours: readonly Neighbour[];
}

const most = 6;
/** Kilometres that somebody walks. */
const farthest = 3;
/** Kilometres: nearer than this is the same place. */
const samePlace = 0.06;

/** Streets are about this much longer than a straight line. */
const detour = 1.3;
const kilometresPerMinute = 0.08;

/** Returns how long a walk takes, rounded up to minutes. The distance is as the crow flies. */
export function minutesOnFoot(kilometres: number): number {
  return Math.ceil((kilometres * detour) / kilometresPerMinute);
}

/** Returns how far somebody gets on foot, in kilometres as the crow flies. */
export function reachOnFoot(minutes: number): number {
  return (minutes * kilometresPerMinute) / detour;
}

/** Returns the landmarks around a point. */
export function neighbourhoodOf(point: GeoPoint, landmarks: readonly Landmark[]): Neighbourhood {
  const all = landmarks
    .map((landmark) => ({ ...landmark, ...wayBetween(point, landmark) }))
    .filter(({ kilometres }) => kilometres <= farthest)
    .toSorted((one, other) => one.kilometres - other.kilometres);
  return {
    here: all.find(({ kilometres }) => kilometres < samePlace),
    neighbours: all
      .filter(({ kilometres }) => kilometres >= samePlace)
      .slice(0, most)
      .map((each) => ({ ...each, minutesOnFoot: minutesOnFoot(each.kilometres) })),
  };
}
