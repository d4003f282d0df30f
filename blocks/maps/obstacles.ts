import type { BoxAtScale } from "./arrange-labels.ts";
import { canvas } from "./frame.ts";
import { toBarBox, type ScaleBar } from "./scale-bar.ts";
import type { Point } from "./simplify-line.ts";

/** Returns the boxes without names that every map has: those of the pin and the scale bar. */
export function listObstacles([x, y]: Point, bar: ScaleBar): readonly BoxAtScale[] {
  return [
    (scale) => ({ minX: x * scale - 12, maxX: x * scale + 12, minY: y * scale - 32, maxY: y * scale + 3 }),
    (scale) => toBarBox(bar, { width: canvas.width * scale, height: canvas.height * scale }),
  ];
}
