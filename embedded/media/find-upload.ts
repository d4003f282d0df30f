import type { MediaFile, MediaLibrary } from "./media-library.ts";
import type { PictureSource } from "./picture-source.ts";

/** An uploaded file, by what stands after `/media/`: its id, and a name that nobody looks at. */
export async function findUpload(library: MediaLibrary, path: string): Promise<MediaFile | undefined> {
  const [, id] = /^([\w-]+)\/[^/]+$/.exec(path) ?? [];
  return id === undefined ? undefined : library.find(id);
}

const center = { x: 0.5, y: 0.5 };

/** An uploaded file as a picture to cut and scale; undefined for others, SVG among them, which scales by itself. */
export function pictureIn({ width, height, contentType, read }: MediaFile): PictureSource | undefined {
  if (width === null || height === null || contentType === "image/svg+xml") return undefined;
  return { width, height, focalPoint: center, read };
}
