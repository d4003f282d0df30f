export type Point = readonly [x: number, y: number];

/** Removes the points of a line that are off it by at most `tolerance` (Ramer, Douglas and Peucker). Its ends stay. */
export function simplifyLine(points: readonly Point[], tolerance: number): readonly Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 3) return points;
  let [farthest, at] = [0, 0];
  for (const [index, point] of points.entries()) {
    const off = distanceToSegment(point, first, last);
    if (off > farthest) [farthest, at] = [off, index];
  }
  if (farthest <= tolerance) return [first, last];
  const before = simplifyLine(points.slice(0, at + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyLine(points.slice(at), tolerance)];
}

/** Runs for every side of every coast near a map: destructuring and `Math.hypot` would be slow here. */
export function distanceToSegment(point: Point, from: Point, to: Point): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const x = point[0] - from[0];
  const y = point[1] - from[1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length));
  const acrossX = x - along * dx;
  const acrossY = y - along * dy;
  return Math.sqrt(acrossX * acrossX + acrossY * acrossY);
}
