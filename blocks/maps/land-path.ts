import { measureArea, type Box, boxAround } from "./box.ts";
import { clipRing } from "./clip-ring.ts";
import { canvas, type Frame, createCanvasProjection } from "./frame.ts";
import { type Point, simplifyLine } from "./simplify-line.ts";
import type { Land } from "./lands-around.ts";

/** A box larger than the canvas, so that the line along its edge does not show. */
const sheet: Box = { minX: -4, minY: -4, maxX: canvas.width + 4, maxY: canvas.height + 4 };
/** Pixels; a finer coast costs bytes and does not show. */
const tolerance = 2.5;
/** Square pixels. */
const minArea = 8;

/** Returns the part of a country that lies on the canvas, in its pixels. */
export function projectLand({ rings }: Land, frame: Frame): readonly (readonly Point[])[] {
  const project = createCanvasProjection(frame);
  return rings
    .map((ring) => simplifyLine(clipRing(ring.map(project), sheet), tolerance))
    .filter((ring) => ring.length > 3 && measureArea(boxAround(ring)) > minArea);
}

/** Returns SVG path data, in whole pixels. */
export function toPathData(rings: readonly (readonly Point[])[]): string {
  return rings.map((ring) => `M${listPathSteps(ring).join("l")}z`).join("");
}

function listPathSteps(ring: readonly Point[]): readonly string[] {
  let [x, y] = [0, 0];
  return ring.map((point) => {
    const [dx, dy] = [Math.round(point[0]) - x, Math.round(point[1]) - y];
    [x, y] = [x + dx, y + dy];
    return dy < 0 ? `${dx}${dy}` : `${dx} ${dy}`;
  });
}
