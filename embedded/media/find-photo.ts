import { readFile } from "node:fs/promises";
import { type Photos, photosFolder } from "./photos.ts";
import type { PictureSource } from "./picture-source.ts";

/** One of the photographs in files, by the name of its file. */
export function findPhoto(photos: Photos, file: string): PictureSource | undefined {
  const photo = photos.get(file);
  return photo && { ...photo, read: () => readFile(new URL(photo.file, photosFolder)) };
}
