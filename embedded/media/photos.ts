import * as v from "valibot";
import { readJson } from "@tessera/runtime/read-json.ts";

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const photo = v.object({
  file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.webp$/)),
  width: v.number(),
  height: v.number(),
  alt: v.string(),
  author: v.string(),
  licence: v.string(),
  focalPoint: v.object({ x: fraction, y: fraction }),
});

export type Photo = v.InferOutput<typeof photo>;

/** The photographs there are, by file name. */
export type Photos = ReadonlyMap<string, Photo>;

export const photosFolder = new URL("./data/", import.meta.url);

/** Reads `index.json` of a folder, whose URL ends with a slash. Throws `DataError` when it is wrong. */
export function readPhotos(folder = photosFolder): Photos {
  const list = readJson(new URL("index.json", folder), v.array(photo));
  return new Map(list.map((one) => [one.file, one]));
}
