import type { Box } from "./box.ts";
import type { Frame } from "./frame.ts";

export interface ScaleBar {
  readonly kilometers: number;
  /** Its share of the drawing's width. */
  readonly share: number;
}

/** Returns the longest round distance, 1, 2 or 5 with zeros, in a quarter of the drawing. */
export function createScaleBar({ minX, maxX }: Frame): ScaleBar {
  const width = maxX - minX;
  const power = 10 ** Math.floor(Math.log10(width / 4));
  const kilometers = power * (([5, 2] as const).find((step) => step * power <= width / 4) ?? 1);
  return { kilometers, share: kilometers / width };
}

/** Returns the box of the bar and its text in units of a drawing. It is at the start of the lower edge. */
export function toBarBox(
  { share }: ScaleBar,
  { width, height }: { readonly width: number; readonly height: number },
): Box {
  return { minX: 0, minY: height - 38, maxX: 24 + Math.max(56, share * width), maxY: height };
}
