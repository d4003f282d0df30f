import type { Box } from "./box.ts";
import type { Point } from "./simplify-line.ts";

/** The range of a map: a box in kilometers east and south of the place that the map is about. */
export type Frame = Box;

/** Width by height. */
const ratio = 8 / 5;

/** Kilometers; a taller country does not show whole. */
const wholeHeight = 1350;
const partHeight = 1100;
const marginFactor = 1.12;
/** The largest distance of the place from the middle, as a share of the height. */
const shift = 0.22;

/** Returns a frame of the whole country where it fits. Else it is around the place, with more land than sea. */
export function chooseFrame(country: Box | undefined, minHeight: number): Frame {
  if (country === undefined) return frame(0, 0, Math.max(partHeight, minHeight));
  const { minX, maxX, minY, maxY } = country;
  const height = Math.max(minHeight, (maxY - minY) * marginFactor, ((maxX - minX) / ratio) * marginFactor);
  const [middleX, middleY] = [(minX + maxX) / 2, (minY + maxY) / 2];
  if (height <= wholeHeight) return frame(middleX, middleY, height);
  return frame(clamp(middleX, shift * ratio * partHeight), clamp(middleY, shift * partHeight), partHeight);
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

function frame(x: number, y: number, height: number): Frame {
  const width = height * ratio;
  return { minX: x - width / 2, maxX: x + width / 2, minY: y - height / 2, maxY: y + height / 2 };
}

/** The size of the widest drawing, in CSS pixels. */
export const canvas = { width: 560, height: 350 } as const;

/** Returns the function from kilometers in the frame to pixels of the canvas. */
export function createCanvasProjection({ minX, minY, maxX }: Frame): (point: Point) => Point {
  const scale = canvas.width / (maxX - minX);
  return ([x, y]) => [(x - minX) * scale, (y - minY) * scale];
}
