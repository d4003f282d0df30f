import type { ShownPicture } from "../../ui/primitives/choose-picture.ts";

/** A picture whose size may be known, px. */
export interface SizedPicture extends ShownPicture {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Parts of a photograph, as shares of its width and height. The focal point stands at `across` in each part. */
const cuts = [
  { name: "near", part: 0.6, across: 0.5 },
  { name: "leading", part: 0.72, across: 0.3 },
  { name: "trailing", part: 0.72, across: 0.7 },
] as const;

/** Width of a card's picture on a dense screen, px. A smaller part would be blurred. */
const minWidth = 600;

/**
 * Returns a photograph cut closer, and with its focal point at either side, to show beside the whole one. Empty for an
 * illustration, an unknown size, a small photograph, and one that an editor has cut.
 */
export function listCrops<Image extends SizedPicture>(image: Image): readonly Image[] {
  const { url, width, height, isDrawing = false } = image;
  if (isDrawing || width === undefined || height === undefined) return [];
  const [address = "", query = ""] = url.split("?");
  const parameters = new URLSearchParams(query);
  if (parameters.has("rect")) return [];
  const focus = { x: readFraction(parameters.get("fp-x")), y: readFraction(parameters.get("fp-y")) };
  return cuts
    .map(({ name, part, across }) => {
      const size = { width: Math.round(width * part), height: Math.round(height * part) };
      const left = place(focus.x * width - across * size.width, width - size.width);
      const top = place(focus.y * height - size.height / 2, height - size.height);
      const rect = `rect=${left},${top},${size.width},${size.height}`;
      return { ...image, ...size, url: `${address}?${rect}`, crop: name };
    })
    .filter((one) => one.width >= minWidth);
}

/** The middle without a value. */
function readFraction(value: string | null): number {
  const fraction = Number(value ?? 0.5);
  return fraction >= 0 && fraction <= 1 ? fraction : 0.5;
}

function place(start: number, last: number): number {
  return Math.round(Math.min(Math.max(start, 0), last));
}
