import { clipPath } from "@tessera/media/clips.ts";
import type { Photo } from "../source/photo.ts";
import type { View } from "../view.ts";
import { photoUrl } from "./pictures.ts";

/** The films that move over these photographs; most photographs have no film. */
export function wireVideos(photos: readonly (Photo | undefined)[], view: View) {
  return [...new Set(photos)].flatMap((photo) => {
    if (photo?.clip === undefined) return [];
    const { seconds, made } = photo.clip;
    return {
      url: `${view.mediaBaseUrl}${clipPath(photo.clip)}`,
      thumbnailUrl: photoUrl(photo, view),
      metadata: { videoDuration: `PT${seconds}S`, uploadDate: made },
    };
  });
}
