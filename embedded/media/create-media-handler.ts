import { type MediaRequestHeaders, type MediaResponse, mediaProblem, pictureResponse } from "./media-response.ts";
import { type Photos, readPhotos } from "./photos.ts";
import { createPictureCache } from "./picture-cache.ts";
import { type PictureFormat, renderPhoto } from "./render-photo.ts";
import { parseTransform } from "./transform.ts";
import { createTurns } from "./turns.ts";

/** Answers addresses below `/media/`, as imgix would; undefined for any other address. */
export type MediaHandler = (url: URL, headers: MediaRequestHeaders) => Promise<MediaResponse | undefined>;

/** One handler has one cache of pictures, so a process needs one. */
export function createMediaHandler(photos: Photos = readPhotos()): MediaHandler {
  const cached = createPictureCache();
  const inTurn = createTurns();
  return async ({ pathname, searchParams }, headers) => {
    if (!pathname.startsWith("/media/")) return undefined;
    const file = pathname.slice("/media/".length);
    const photo = photos.get(file);
    if (!photo) return mediaProblem(404, `There is no picture "${file}".`);
    const transform = parseTransform(searchParams);
    if (typeof transform === "string") return mediaProblem(400, transform);
    const format = acceptedFormat(headers.accept);
    const key = JSON.stringify([file, transform, format]);
    const picture = await cached(key, () => inTurn(() => renderPhoto(photo, transform, format)));
    return pictureResponse(picture, headers);
  };
}

function acceptedFormat(accept = ""): PictureFormat {
  return accept.includes("image/webp") ? "webp" : "jpeg";
}
