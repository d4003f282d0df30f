import { box, put, repeat, shape, stroke } from "../shapes.ts";
import type { Tones } from "./tones.ts";

/** Parts of great buildings. The light comes from the right: each has its shaded side on the left. */

/** A pointed window or door, its sill on `y`. */
export function pointed(x: number, y: number, width: number, height: number, color: string): string {
  const half = width / 2;
  return shape(
    `M${x - half} ${y}V${y - height + width}Q${x - half} ${y - height + half} ${x} ${y - height}Q${x + half} ${y - height + half} ${x + half} ${y - height + width}V${y}Z`,
    color,
  );
}

/** A window or door with a round arch, its sill on `y`. */
export function arched(x: number, y: number, width: number, height: number, color: string): string {
  const half = width / 2;
  return shape(`M${x - half} ${y}V${y - height + half}a${half} ${half} 0 0 1 ${width} 0V${y}Z`, color);
}

/** A slender spire that ends in a point, its foot on `y`. */
export function pinnacle({ paper, paperShade }: Tones, x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  return (
    shape(`M${x - half} ${y}L${x} ${y - height}L${x + half} ${y}Z`, paper) +
    shape(`M${x - half} ${y}L${x} ${y - height}V${y}Z`, paperShade)
  );
}

/** A half dome on `y`, with ribs. */
export function dome(
  { x, y, half, height }: { readonly x: number; readonly y: number; readonly half: number; readonly height: number },
  { lit, shaded, rib }: { readonly lit: string; readonly shaded: string; readonly rib: string },
): string {
  const outline = `M${-half} 0C${-half} ${-height * 0.62} ${-half * 0.5} ${-height} 0 ${-height}`;
  const ribs = repeat(3, (index) => {
    const foot = half * (0.26 + index * 0.27);
    return `M${-foot} 0C${-foot} ${-height * 0.6} ${-foot * 0.5} ${-height * 0.96} 0 ${-height}C${foot * 0.5} ${-height * 0.96} ${foot} ${-height * 0.6} ${foot} 0`;
  });
  const content =
    shape(`${outline}C${half * 0.5} ${-height} ${half} ${-height * 0.62} ${half} 0Z`, lit) +
    shape(`${outline}V0Z`, shaded) +
    stroke(ribs, rib, 4, 0.6);
  return put(content, x, y);
}

/** A cross that stands on `y`. */
export function cross({ sun }: Tones, x: number, y: number, size: number): string {
  return (
    box(x - size / 10, y - size, size / 5, size, sun) + box(x - size / 3, y - size * 0.75, size / 1.5, size / 5, sun)
  );
}

/** A row of columns that stand on `y`, the first at `from`. */
export function columns(
  { paper, paperShade }: Tones,
  { from, to, y, height, count }: Record<"from" | "to" | "y" | "height" | "count", number>,
): string {
  const width = Math.min(24, ((to - from) / count) * 0.5);
  return repeat(count, (index) => {
    const x = from + ((to - from) / (count - 1)) * index;
    return (
      box(x - width / 2, y - height, width, height, paper) +
      box(x - width / 2, y - height, width * 0.4, height, paperShade) +
      box(x - width * 0.75, y - height, width * 1.5, 8, paper) +
      box(x - width * 0.75, y - 8, width * 1.5, 8, paper)
    );
  });
}

/** A wall on 0, from left to right, a third of it in the shade. */
export function wall(
  { lit, shaded }: { readonly lit: string; readonly shaded: string },
  half: number,
  height: number,
): string {
  return box(-half, -height, half * 2, height, lit) + box(-half, -height, half * 0.66, height, shaded);
}
