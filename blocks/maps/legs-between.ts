import type { GeoPoint } from "../../catalog/place/place.ts";
import { estimateWalk } from "../../catalog/place/walk.ts";
import { type Box, overlap } from "./box.ts";
import { type FittedPlaces, roundToTenth } from "./fit-places.ts";
import { toTextBox } from "./place-names.ts";
import type { Point } from "./simplify-line.ts";

export interface PlacedStop {
  readonly number: number;
  readonly name: string;
  readonly position: GeoPoint;
}

/** How far it is on foot from a stop to the next one, where that has room. No text overlaps another. */
export interface Leg {
  readonly middle: Point;
  readonly distance: string;
  readonly box: Box;
}

/** Returns the ways between stops that have room for their lengths; `formatDistance` writes kilometers. */
export function legsBetween(
  stops: readonly PlacedStop[],
  toDrawing: FittedPlaces["toDrawing"],
  formatDistance: (kilometers: number) => string,
): readonly Leg[] {
  const labeled: Leg[] = [];
  for (const [index, { position: to }] of stops.slice(1).entries()) {
    const from = stops[index]?.position ?? to;
    const [[startX, startY], [endX, endY]] = [toDrawing(from), toDrawing(to)];
    const middle: Point = [roundToTenth((startX + endX) / 2), roundToTenth((startY + endY) / 2)];
    const distance = formatDistance(estimateWalk(from, to).kilometers);
    const box = toTextBox(distance, middle);
    const hasRoom = Math.hypot(endX - startX, endY - startY) > box.maxX - box.minX + 24;
    if (hasRoom && labeled.every((other) => !overlap(box, other.box))) labeled.push({ middle, distance, box });
  }
  return labeled;
}
