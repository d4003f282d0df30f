import { boxAround, overlap } from "./box.ts";
import { kilometersPerDegree } from "../../catalog/place/earth.ts";
import { projectAround } from "./project.ts";
import type { Sheet } from "./sheets.ts";
import type { Point } from "./simplify-line.ts";

export interface Land {
  readonly region: string;
  readonly rings: readonly (readonly Point[])[];
}

/** The largest distance in a frame, in kilometers. */
const reach = 2300;

/** Returns the countries around a place, in kilometers east and south of it. */
export function landsAround({ countries }: Sheet, place: Point): readonly Land[] {
  const [longitude, latitude] = place;
  const high = reach / kilometersPerDegree;
  const wide = high / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const [minX, maxX] = [longitude - wide, longitude + wide];
  const near = { minX, maxX, minY: latitude - high, maxY: latitude + high };
  const project = projectAround(place);
  return countries.flatMap(({ region, bounds, rings }) => {
    if (!overlap(bounds, near)) return [];
    const seen = rings().filter((ring) => overlap(boxAround(ring), near));
    return seen.length === 0 ? [] : [{ region, rings: seen.map((ring) => ring.map(project)) }];
  });
}
