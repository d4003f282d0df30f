import { createDrawings } from "./drawings/create-drawings.ts";
import { createPictures } from "./create-pictures.ts";
import { fileResponse } from "./file-response.ts";
import { findPhoto } from "./find-photo.ts";
import { findUpload, pictureIn } from "./find-upload.ts";
import { emptyLibrary, type MediaLibrary } from "./media-library.ts";
import { type MediaRequestHeaders, type MediaResponse, mediaProblem } from "./media-response.ts";
import { type Photos, readPhotos } from "./photos.ts";

/** Answers addresses below `/media/`, as imgix would; undefined for any other address. */
export type MediaHandler = (url: URL, headers: MediaRequestHeaders) => Promise<MediaResponse | undefined>;

export interface MediaSources {
  /** By file name; served at `/media/<file>`. */
  readonly photos?: Photos;
  readonly library?: MediaLibrary;
}

const drawingsFolder = "drawings/";

/** One handler has one cache of pictures, so a process needs one. */
export function createMediaHandler({ photos = readPhotos(), library = emptyLibrary }: MediaSources = {}): MediaHandler {
  const pictures = createPictures();
  const drawings = createDrawings(pictures);
  return async ({ pathname, search, searchParams }, headers) => {
    if (!pathname.startsWith("/media/")) return undefined;
    const name = pathname.slice("/media/".length);
    if (name.startsWith(drawingsFolder)) return drawings(name.slice(drawingsFolder.length), searchParams, headers);
    const photo = findPhoto(photos, name);
    if (photo) return pictures(name, photo, searchParams, headers);
    const file = await findUpload(library, name);
    if (!file) return mediaProblem(404, `There is no picture "${name}".`);
    const picture = search === "" ? undefined : pictureIn(file);
    return picture ? pictures(name, picture, searchParams, headers) : fileResponse(name, file, headers);
  };
}
