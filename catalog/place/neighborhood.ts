import type { Landmark } from "./landmark.ts";
import type { GeoPoint } from "./place.ts";
import { estimateWalkMinutes } from "./walk.ts";
import { type Way, measureRoute } from "./measure-route.ts";

export interface Neighbor extends Landmark, Way {
  /** An estimate. */
  readonly minutesOnFoot: number;
}

/** Landmarks around a point on the map. */
export interface Neighborhood {
  /** Landmark at the point itself, so that its name is the point's name. */
  readonly here: Landmark | undefined;
  /** Nearest first. */
  readonly neighbors: readonly Neighbor[];
}

const maxNeighbors = 6;
/** Kilometers that somebody walks. */
const maxKilometers = 3;
/** Kilometers: nearer than this is the same place. */
const samePlace = 0.06;

/** Returns the landmarks around a point. */
export function findNeighborhood(point: GeoPoint, landmarks: readonly Landmark[]): Neighborhood {
  const all = landmarks
    .map((landmark) => ({ ...landmark, ...measureRoute(point, landmark) }))
    .filter(({ kilometers }) => kilometers <= maxKilometers)
    .toSorted((one, other) => one.kilometers - other.kilometers);
  return {
    here: all.find(({ kilometers }) => kilometers < samePlace),
    neighbors: all
      .filter(({ kilometers }) => kilometers >= samePlace)
      .slice(0, maxNeighbors)
      .map((each) => ({ ...each, minutesOnFoot: estimateWalkMinutes(each.kilometers) })),
  };
}
