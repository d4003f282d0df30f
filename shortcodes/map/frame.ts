import type { Box } from "./box.ts";

/** What is drawn: a box in kilometres east and south of the place the map is about. */
export type Frame = Box;

/** Width by height. */
const ratio = 8 / 5;

/** Kilometres: a country that needs more is not shown whole. */
const wholeHeight = 1350;
const partHeight = 1100;
const air = 1.12;
/** How far the place may be from the middle, as a share of the height. */
const shift = 0.22;

/** The whole country where it fits; else its part around the place, more of it inland than beyond the coast. */
export function frameOf(country: Box | undefined, leastHeight: number): Frame {
  if (country === undefined) return frame(0, 0, Math.max(partHeight, leastHeight));
  const { minX, maxX, minY, maxY } = country;
  const height = Math.max(leastHeight, (maxY - minY) * air, ((maxX - minX) / ratio) * air);
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
