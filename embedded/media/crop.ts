import type { Transform } from "./transform.ts";

/** Pixels as the picture is looked at, after its camera's orientation was applied. */
export interface PictureShape {
  readonly width: number;
  readonly height: number;
  /** From 0 to 1; a crop has it as near to its middle as the edges allow. */
  readonly focalPoint: { readonly x: number; readonly y: number };
}

/** The part to cut out of a picture, in the picture's pixels, and the width to scale it to. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly outputWidth: number;
  readonly outputHeight: number;
}

/**
 * Widths of pictures, px: those of the site's pages, and some around them. A picture has no other width, so that nobody
 * can order thousands of its versions.
 */
const widths = [32, 64, 160, 320, 400, 480, 600, 736, 828, 920, 1080, 1440, 1920, 2400];

/** Returns the listed width that is large enough, or the largest one. */
function listedWidth(wanted: number): number {
  return widths.find((width) => width >= wanted) ?? 2400;
}

/** The largest part of the requested shape, never enlarged, in the next listed width. The focal point is as near to its middle as the edges allow. */
export function cropFor(picture: PictureShape, transform: Transform): Crop {
  const ratio = wantedRatio(transform) ?? picture.width / picture.height;
  const width = Math.max(1, Math.round(Math.min(picture.width, picture.height * ratio)));
  const height = Math.max(1, Math.round(Math.min(picture.height, picture.width / ratio)));
  const wanted = Math.min(transform.w ?? width, Math.round((transform.h ?? height) * ratio));
  const outputWidth = Math.min(width, listedWidth(wanted));
  return {
    left: offset(transform["fp-x"] ?? picture.focalPoint.x, picture.width, width),
    top: offset(transform["fp-y"] ?? picture.focalPoint.y, picture.height, height),
    width,
    height,
    outputWidth,
    outputHeight: Math.max(1, Math.round(outputWidth / ratio)),
  };
}

/** Width by height; undefined for that of the picture. */
export function wantedRatio({ fit, ar, w, h }: Pick<Transform, "fit" | "ar" | "w" | "h">): number | undefined {
  if (fit !== "crop") return undefined;
  return w !== undefined && h !== undefined ? w / h : ar;
}

function offset(focus: number, whole: number, part: number): number {
  return Math.round(Math.min(Math.max(focus * whole - part / 2, 0), whole - part));
}
