import { Hono } from "hono";
import { createDrawings } from "./drawings/create-drawings.ts";
import { type Clip, clipResponse, readClips } from "./clips.ts";
import { createPictures } from "./create-pictures.ts";
import { mediaProblem } from "./media-response.ts";
import { type Photos, photoSource, readPhotos } from "./photos.ts";
import { fileResponse, findUpload, type MediaLibrary, pictureIn } from "./uploads.ts";

export interface MediaSources {
  /** By file name; served at `/media/<file>`. */
  readonly photos?: Photos;
  readonly library?: MediaLibrary;
  /** By file name; served at `/media/clips/<file>`. */
  readonly clips?: ReadonlyMap<string, Clip>;
}

const drawingsFolder = "drawings/";
const clipsFolder = "clips/";

/** Creates the routes below `/media/`, which take imgix parameters. A process needs one: it has one cache of pictures. */
export function createMedia({
  photos = readPhotos(),
  library = emptyLibrary,
  clips = readClips(),
}: MediaSources = {}): Hono {
  const pictures = createPictures();
  const drawings = createDrawings(pictures);
  return new Hono().get("/media/*", async ({ req }) => {
    const { pathname, search, searchParams } = new URL(req.url);
    const accept = req.header("accept");
    const name = pathname.slice("/media/".length);
    if (name.startsWith(drawingsFolder)) return drawings(name.slice(drawingsFolder.length), searchParams, accept);
    const clip = name.startsWith(clipsFolder) ? clips.get(name.slice(clipsFolder.length)) : undefined;
    if (clip) return clipResponse(clip, req.header("range"));
    const photo = photos.get(name);
    if (photo) return pictures(name, photoSource(photo), searchParams, accept);
    const file = await findUpload(library, name);
    if (!file) return mediaProblem(404, `There is no picture "${name}".`);
    const picture = search === "" ? undefined : pictureIn(file);
    return picture ? pictures(name, picture, searchParams, accept) : fileResponse(name, file);
  });
}

const emptyLibrary: MediaLibrary = { find: async () => undefined };
