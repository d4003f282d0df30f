import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";

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

export const photosDirectory = fileURLToPath(new URL("../data/photos/", import.meta.url));

/** Reads `index.json`; throws when it is not what the README says. */
export function readPhotos(directory = photosDirectory): Photos {
  const list = v.parse(v.array(photo), JSON.parse(readFileSync(join(directory, "index.json"), "utf8")));
  return new Map(list.map((one) => [one.file, one]));
}
