import { distanceToSegment, type Point } from "./simplify-line.ts";

/** How far inside a country a point is; negative outside of it. Its rings are all outlines and holes it has. */
export function depthIn(rings: readonly (readonly Point[])[], point: Point): number {
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

/** Whether the side is met on the way from the point to the east. */
function crosses(point: Point, from: Point, to: Point): boolean {
  const y = point[1];
  if (from[1] > y === to[1] > y) return false;
  return point[0] < from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]);
}
