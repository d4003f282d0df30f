import type { Photo } from "./photos.ts";

/** Where a photograph is served. The focal point travels along, so that every crop of it keeps its subject. */
export function photoPath({ file, focalPoint }: Pick<Photo, "file" | "focalPoint">): string {
  return `/media/${file}?fp-x=${focalPoint.x}&fp-y=${focalPoint.y}`;
}
