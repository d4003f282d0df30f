import { photoPath } from "@tessera/media/photos.ts";
import type { Photo } from "../source/photo.ts";
import type { View } from "../view.ts";

export function photoUrl(photo: Photo, { mediaBaseUrl }: View): string {
  return `${mediaBaseUrl}${photoPath(photo)}`;
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
