import { asRecord, asText, type JsonRecord, omit } from "../../../protocol/as-json.ts";
import type { Json } from "../../../protocol/document.ts";
import type { Media } from "../../../protocol/media.ts";
import type { ImageSpec, SizeSpec } from "../../../protocol/models/field-spec.ts";

/** A part of a picture, in pixels of the original. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the value of an image field with another picture, and its sizes by the model. The text for it is the file's. */
export function replacePicture(image: JsonRecord, media: Media, { constraint, thumbnails }: ImageSpec): Json {
  const known = ["id", "url", "alt", "copyright", "dimensions", "edit", ...thumbnails.map(({ name }) => name)];
  const picture = { id: media.id, url: media.url, alt: media.alt, copyright: media.credits };
  const original = { width: media.width ?? 0, height: media.height ?? 0 };
  const views = thumbnails.map((size) => [size.name, cropPicture(picture, fitRegion(original, size), size)] as const);
  return {
    ...omit(image, known),
    ...cropPicture(picture, fitRegion(original, constraint), constraint),
    ...Object.fromEntries(views),
  };
}

/** Returns the largest part of a picture in the middle that has the ratio of a size. */
export function fitRegion(original: { readonly width: number; readonly height: number }, size: SizeSpec): Region {
  const ratio = toRatio(size);
  if (ratio === undefined) return { x: 0, y: 0, ...original };
  const width = Math.round(Math.min(original.width, original.height * ratio));
  const height = Math.round(Math.min(original.height, original.width / ratio));
  return { x: Math.round((original.width - width) / 2), y: Math.round((original.height - height) / 2), width, height };
}

/** Width by height, if both are set. */
export function toRatio({ width, height }: SizeSpec): number | undefined {
  return width !== undefined && height !== undefined && height > 0 ? width / height : undefined;
}

/**
 * Shows a part of a picture. The address has the part as `rect`, as Prismic writes it. `edit` is for
 * Prismic's editor: zoom and offset of the picture in the frame of the size.
 */
export function cropPicture(picture: JsonRecord, region: Region, size: SizeSpec): JsonRecord {
  const width = Math.min(size.width ?? region.width, region.width);
  const zoom = region.width === 0 ? 1 : width / region.width;
  const height = Math.round(region.height * zoom);
  const address = asText(picture["url"]);
  return {
    ...picture,
    url: writeRegion(address, region, { width, height }),
    dimensions: { width, height },
    edit: { x: Math.round(region.x * zoom), y: Math.round(region.y * zoom), zoom, background: "transparent" },
  };
}

function writeRegion(address: string, { x, y, width, height }: Region, size: Required<SizeSpec>): string {
  const [path = "", query = ""] = address.split("?");
  const parameters = new URLSearchParams(query);
  const isWhole = x === 0 && y === 0 && size.width === width && size.height === height;
  for (const name of ["rect", "w", "h"]) parameters.delete(name);
  const region = isWhole ? [] : [`rect=${[x, y, width, height].join(",")}`, `w=${size.width}`, `h=${size.height}`];
  const all = [...(parameters.size > 0 ? [parameters.toString()] : []), ...region];
  return all.length === 0 ? path : `${path}?${all.join("&")}`;
}

/** Returns the part of the original that a picture shows, or all of it. */
export function readRegion(picture: JsonRecord): Region {
  const { width, height } = readSize(picture);
  const rect = new URLSearchParams(asText(picture["url"]).split("?")[1] ?? "").get("rect");
  const [x = 0, y = 0, w = width, h = height] = (rect ?? "").split(",").filter(Boolean).map(Number);
  return { x, y, width: w, height: h };
}

/** Pixels of a picture; 0 where they are not known. */
export function readSize(picture: JsonRecord): { readonly width: number; readonly height: number } {
  const { width, height } = asRecord(picture["dimensions"]);
  return { width: typeof width === "number" ? width : 0, height: typeof height === "number" ? height : 0 };
}
