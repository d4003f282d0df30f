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
  const area = findArea(picture, transform);
  const ratio = wantedRatio(transform) ?? area.width / area.height;
  const width = Math.max(1, Math.round(Math.min(area.width, area.height * ratio)));
  const height = Math.max(1, Math.round(Math.min(area.height, area.width / ratio)));
  const focus = { x: transform["fp-x"] ?? picture.focalPoint.x, y: transform["fp-y"] ?? picture.focalPoint.y };
  const wanted = Math.min(transform.w ?? width, Math.round((transform.h ?? height) * ratio));
  const outputWidth = Math.min(width, listedWidth(wanted));
  return {
    left: area.left + offset(focus.x * picture.width - area.left, area.width, width),
    top: area.top + offset(focus.y * picture.height - area.top, area.height, height),
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

/** Returns the chosen part of a picture; all of it for a part that is outside. */
function findArea({ width, height }: PictureShape, { rect }: Transform): NonNullable<Transform["rect"]> {
  if (rect === undefined || rect.left >= width || rect.top >= height) return { left: 0, top: 0, width, height };
  const fitting = { width: Math.min(rect.width, width - rect.left), height: Math.min(rect.height, height - rect.top) };
  return { ...rect, ...fitting };
}

function offset(focus: number, whole: number, part: number): number {
  return Math.round(Math.min(Math.max(focus - part / 2, 0), whole - part));
}
