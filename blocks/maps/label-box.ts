import type { Box } from "./box.ts";
import type { Point } from "./simplify-line.ts";

export type MarkKind = "pin" | "city" | "country" | "number" | "name";
export type Side = "after" | "before" | "above" | "below" | "over";

/** A named point of the canvas. */
export interface Mark {
  readonly kind: MarkKind;
  readonly text: string;
  readonly at: Point;
}

/** Sizes of letters and boxes, and distances from the point to its name, in CSS pixels. `map.css.ts` has the same. */
export const measures = {
  pin: { letter: 14, aside: 14, lift: 17, above: 34, below: 4, least: 0 },
  city: { letter: 12, aside: 6, lift: 0, above: 5, below: 5, least: 0 },
  country: { letter: 12, aside: 0, lift: 0, above: 0, below: 0, least: 0 },
  number: { letter: 11, aside: 0, lift: 0, above: 0, below: 0, least: 18 },
  name: { letter: 12, aside: 12, lift: 0, above: 10, below: 10, least: 0 },
} as const;

/** Returns the box of a name in a drawing that is `scale` times as wide as the canvas. */
export function labelBox({ kind, text, at }: Mark, side: Side, scale: number): Box {
  const { letter, aside, lift, above, below, least } = measures[kind];
  const [width, height] = [Math.max(least, textWidth(text, letter)), Math.max(least, letter * 1.3)];
  const [x, y] = [at[0] * scale, at[1] * scale];
  const starts = { after: x + aside, before: x - aside - width, above: x - width / 2 };
  const tops = { above: y - above - height, below: y + below, over: y - height / 2 };
  const minX = side === "after" || side === "before" ? starts[side] : starts.above;
  const minY = side === "above" || side === "below" ? tops[side] : tops.over - lift;
  return { minX, minY, maxX: minX + width, maxY: minY + height };
}

/** Returns a width that is rather too large than too small: the font is not known here. */
export function textWidth(text: string, letter: number): number {
  const wide = text.match(/[\u1100-\u11ff\u2e80-\uffef]/g)?.length ?? 0;
  return letter * (wide * 1.05 + (text.length - wide) * 0.6) + 2;
}
