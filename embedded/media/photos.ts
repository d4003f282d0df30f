import { readFile } from "node:fs/promises";
import { readJson } from "@tessera/runtime/read-json.ts";
import * as v from "valibot";
import type { PictureSource } from "./render-picture.ts";

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const photo = v.object({
  file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.webp$/)),
  width: v.number(),
  height: v.number(),
  alt: v.string(),
  author: v.string(),
  licence: v.string(),
  /** Address of the original. */
  source: v.string(),
  focalPoint: v.object({ x: fraction, y: fraction }),
  dominantColour: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/)),
});

export type Photo = v.InferOutput<typeof photo>;

/** Photographs by file name. */
export type Photos = ReadonlyMap<string, Photo>;

const photosFolder = new URL("./data/", import.meta.url);

/** Reads `index.json` of a folder. Throws `DataError`. */
export function readPhotos(folder = photosFolder): Photos {
  const list = readJson(new URL("index.json", folder), v.array(photo));
  return new Map(list.map((one) => [one.file, one]));
}

/** Returns the path of a photograph with its focal point, so that every crop shows its subject. */
export function photoPath({ file, focalPoint }: Pick<Photo, "file" | "focalPoint">): string {
  return `/media/${file}?fp-x=${focalPoint.x}&fp-y=${focalPoint.y}`;
}

/** Returns the file of a shipped photograph. */
export function photoFile({ file }: Pick<Photo, "file">): URL {
  return new URL(file, photosFolder);
}

/** Returns a shipped photograph as a picture to crop and scale. */
export function photoSource(source: Photo): PictureSource {
  return { ...source, read: () => readFile(photoFile(source)) };
}
