import { illustrationsDirectory, readIllustration } from "./illustration.ts";
import { type MediaRequestHeaders, type MediaResponse, mediaProblem, pictureResponse } from "./media-response.ts";
import { type Photos, photosDirectory, readPhotos } from "./photos.ts";
import { createPictureCache } from "./picture-cache.ts";
import { type PictureFormat, renderPhoto } from "./render-photo.ts";
import { parseTransform } from "./transform.ts";

/** Answers addresses below `/media/`, as imgix would; undefined for any other address. */
export type MediaHandler = (url: URL, headers: MediaRequestHeaders) => Promise<MediaResponse | undefined>;

/** One handler has one cache of pictures, so a process needs one. */
export function createMediaHandler(photos: Photos = readPhotos()): MediaHandler {
  const cached = createPictureCache();

  async function photoResponse(file: string, url: URL, headers: MediaRequestHeaders): Promise<MediaResponse> {
    const photo = photos.get(file);
    if (!photo) return mediaProblem(404, `There is no picture "${file}".`);
    const transform = parseTransform(url.searchParams);
    if (typeof transform === "string") return mediaProblem(400, transform);
    const format = acceptedFormat(headers.accept);
    const key = JSON.stringify([file, transform, format]);
    return pictureResponse(await cached(key, () => renderPhoto(photosDirectory, photo, transform, format)), headers);
  }

  return async (url, headers) => {
    if (!url.pathname.startsWith("/media/")) return undefined;
    const file = url.pathname.slice("/media/".length);
    if (!file.endsWith(".svg")) return photoResponse(file, url, headers);
    const illustration = await readIllustration(illustrationsDirectory, file);
    return illustration ? pictureResponse(illustration, headers) : mediaProblem(404, `There is no picture "${file}".`);
  };
}

function acceptedFormat(accept = ""): PictureFormat {
  return accept.includes("image/webp") ? "webp" : "jpeg";
}
