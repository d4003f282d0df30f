import type { Frame } from "./frame.ts";
import type { Point } from "./simplify-line.ts";

/** CSS pixels of the widest drawing. */
export const canvas = { width: 560, height: 350 } as const;

/** From kilometres in the frame to pixels of the widest drawing. */
export function toCanvas({ minX, minY, maxX }: Frame): (point: Point) => Point {
  const scale = canvas.width / (maxX - minX);
  return ([x, y]) => [(x - minX) * scale, (y - minY) * scale];
}
