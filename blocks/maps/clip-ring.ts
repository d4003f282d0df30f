import type { Box } from "./box.ts";
import type { Point } from "./simplify-line.ts";

/** Returns the part of a ring that lies in the box, closed along the box's edges (Sutherland and Hodgman). */
export function clipRing(ring: readonly Point[], { minX, minY, maxX, maxY }: Box): readonly Point[] {
  const sides = [
    { axis: 0, limit: minX, sign: 1 },
    { axis: 0, limit: maxX, sign: -1 },
    { axis: 1, limit: minY, sign: 1 },
    { axis: 1, limit: maxY, sign: -1 },
  ] as const;
  return sides.reduce(clipSide, ring);
}

interface Side {
  readonly axis: 0 | 1;
  readonly limit: number;
  /** 1 selects what is above the limit, -1 what is below it. */
  readonly sign: 1 | -1;
}

function clipSide(ring: readonly Point[], side: Side): readonly Point[] {
  const clipped: Point[] = [];
  let before = ring.at(-1);
  for (const point of ring) {
    if (before !== undefined && inside(point, side) !== inside(before, side))
      clipped.push(crossing(before, point, side));
    if (inside(point, side)) clipped.push(point);
    before = point;
  }
  return clipped;
}

function inside(point: Point, { axis, limit, sign }: Side): boolean {
  return (point[axis] - limit) * sign >= 0;
}

function crossing(from: Point, to: Point, { axis, limit }: Side): Point {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
