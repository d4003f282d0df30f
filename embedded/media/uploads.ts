import { entityTag } from "@tessera/runtime/http/entity-tag.ts";
import { mediaResponse, sandbox } from "./media-response.ts";
import type { PictureSource } from "./render-picture.ts";

/** Uploaded files, served at `/media/<id>/<any name>`. The file of an id never changes. */
export interface MediaLibrary {
  readonly find: (id: string) => Promise<MediaFile | undefined>;
}

export interface MediaFile {
  /** Detected from the file's bytes, never taken from the upload. */
  readonly contentType: string;
  /** Pixels; null for a file that is not a picture. */
  readonly width: number | null;
  readonly height: number | null;
  readonly read: () => Promise<Uint8Array>;
}

/** Finds an uploaded file by the path after `/media/`: its id, and a name that does not matter. */
export async function findUpload({ find }: MediaLibrary, path: string): Promise<MediaFile | undefined> {
  const [, id] = /^([\w-]+)\/[^/]+$/.exec(path) ?? [];
  return id === undefined ? undefined : find(id);
}

const center = { x: 0.5, y: 0.5 };

/** Returns a file as a picture to crop and scale; undefined for others, and for SVG, which scales by itself. */
export function pictureIn({ width, height, contentType, read }: MediaFile): PictureSource | undefined {
  if (width === null || height === null || contentType === "image/svg+xml") return undefined;
  return { width, height, focalPoint: center, read };
}

/** Types that browsers show without running anything in them. SVG runs scripts, so it is sandboxed besides. */
const shown = /^(?:image|video|audio)\/|^application\/pdf$/;

/** Returns the file as it was uploaded. Nothing in it can run script at our address. */
export async function fileResponse(name: string, { contentType, read }: MediaFile): Promise<Response> {
  return mediaResponse(await read(), contentType, toSafetyHeaders(contentType), entityTag(name));
}

function toSafetyHeaders(contentType: string): Readonly<Record<string, string>> {
  if (contentType === "image/svg+xml") return sandbox;
  return shown.test(contentType) ? {} : { "content-disposition": "attachment" };
}
