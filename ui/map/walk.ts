import type { GeoPoint } from "../../catalog/place/place.ts";
import { projectAround } from "./project.ts";

/** A way on foot, estimated. */
export interface Walk {
  readonly kilometres: number;
  readonly minutes: number;
}

/** The length of a way through streets, by that of a straight line. */
const detour = 1.3;
const kilometresPerMinute = 4.5 / 60;

/** Returns how far it is from one place in a city to another on foot. */
export function walkBetween(from: GeoPoint, to: GeoPoint): Walk {
  const [east, south] = projectAround([from.longitude, from.latitude])([to.longitude, to.latitude]);
  const kilometres = Math.hypot(east, south) * detour;
  return { kilometres, minutes: kilometres / kilometresPerMinute };
}
