import type { Photo } from "../source/photo.ts";
import type { View } from "../view.ts";

/** The focal point travels in the URL, so that every crop of the picture keeps its subject. */
export function photoUrl({ file, focalPoint }: Photo, { mediaBaseUrl }: View): string {
  return `${mediaBaseUrl}/media/${file}?fp-x=${focalPoint.x}&fp-y=${focalPoint.y}`;
}

export function wirePhoto(photo: Photo, view: View) {
  return {
    url: photoUrl(photo, view),
    altText: view.text(photo.alt),
    credit: photo.author,
    width: photo.width,
    height: photo.height,
  };
}
