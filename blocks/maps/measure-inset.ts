import { distanceToSegment, type Point } from "./simplify-line.ts";

/** Returns how far inside a country a point is; negative outside. The rings are all its outlines and holes. */
export function measureInset(rings: readonly (readonly Point[])[], point: Point): number {
  let nearest = Infinity;
  let inside = false;
  for (const ring of rings) {
    let before = ring.at(-1);
    for (const corner of ring) {
      if (before !== undefined) {
        nearest = Math.min(nearest, distanceToSegment(point, before, corner));
        if (crosses(point, before, corner)) inside = !inside;
      }
      before = corner;
    }
  }
  return inside ? nearest : -nearest;
}

/** Returns whether a line from the point to the east crosses this side. */
function crosses(point: Point, from: Point, to: Point): boolean {
  const y = point[1];
  if (from[1] > y === to[1] > y) return false;
  return point[0] < from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]);
}
