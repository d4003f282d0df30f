import { kilometersPerDegree } from "./earth.ts";
import type { GeoPoint } from "./place.ts";

export const compassPoints = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;

type CompassPoint = (typeof compassPoints)[number];

/** As the crow flies. */
export interface Way {
  readonly kilometers: number;
  readonly direction: CompassPoint;
}

/** Returns the way from one point to another. It is exact enough in one city, where the earth is flat. */
export function measureRoute(from: GeoPoint, to: GeoPoint): Way {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const north = to.latitude - from.latitude;
  const eighths = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  const direction = compassPoints[(eighths + compassPoints.length) % compassPoints.length] ?? "n";
  return { kilometers: Math.hypot(north, east) * kilometersPerDegree, direction };
}
