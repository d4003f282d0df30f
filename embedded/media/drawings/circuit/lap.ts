/** A place on the drawing: across and down. */
export type Point = readonly [x: number, y: number];

/**
 * Points that the lap passes, from the main straight on. It runs along the lower edge of the whole drawing, and both of its
 * ends leave the drawing. The Valdoro Circuit is invented, and so is its course.
 */
export const lap: readonly Point[] = [
  [-160, 900],
  [500, 900],
  [1200, 900],
  [1900, 900],
  [2170, 876],
  [2280, 790],
  [2190, 706],
  [2020, 720],
  [1900, 778],
  [1750, 780],
  [1620, 716],
  [1480, 690],
  [1340, 742],
  [1215, 738],
  [1172, 664],
  [1260, 606],
  [1500, 588],
  [1750, 622],
  [1950, 590],
  [2160, 574],
  [2330, 622],
  [2560, 640],
];

/** A corner of the lap. Its segments are counted from the first point; `sign` is the middle of its number. */
export interface Corner {
  readonly from: number;
  readonly to: number;
  readonly sign: Point;
}

export const corners: readonly Corner[] = [
  { from: 4, to: 6, sign: [2340, 868] },
  { from: 7, to: 8, sign: [2040, 794] },
  { from: 8, to: 10, sign: [1600, 800] },
  { from: 11, to: 12, sign: [1336, 666] },
  { from: 13, to: 15, sign: [1096, 700] },
  { from: 16, to: 18, sign: [1740, 544] },
  { from: 19, to: 20, sign: [2270, 540] },
];

/** Returns path data of a smooth line through some points of the lap, between two of them. */
export function toCurve(from = 0, to = lap.length - 1): string {
  const [x, y] = pointAt(from);
  const segments = Array.from({ length: to - from }, (_, index) => toSegment(from + index));
  return `M${x} ${y}${segments.join("")}`;
}

/** Returns the cubic curve from a point to the next one. Its tangents are parallel to the lines between their neighbors. */
function toSegment(index: number): string {
  const [before, start, end, after] = [index - 1, index, index + 1, index + 2].map(pointAt);
  if (!before || !start || !end || !after) return "";
  const points = [moveAlong(start, before, end), moveAlong(end, after, start), end];
  return `C${points.map((point) => point.map(Math.round).join(" ")).join(" ")}`;
}

function moveAlong([x, y]: Point, from: Point, to: Point): Point {
  return [x + (to[0] - from[0]) / 6, y + (to[1] - from[1]) / 6];
}

function pointAt(index: number): Point {
  return lap[Math.min(Math.max(index, 0), lap.length - 1)] ?? [0, 0];
}
