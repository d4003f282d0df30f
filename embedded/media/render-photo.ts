import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { cropFor } from "./crop.ts";
import type { Photo } from "./photos.ts";
import type { Transform } from "./transform.ts";

export interface Picture {
  readonly body: Uint8Array;
  readonly type: string;
  /** Strong: a hash of the bytes. */
  readonly etag: string;
}

export type PictureFormat = "webp" | "jpeg";

/** Cuts, scales and encodes a photograph. No AVIF: it takes seconds per picture, too long to do on request. */
export async function renderPhoto(
  directory: string,
  photo: Photo,
  transform: Transform,
  format: PictureFormat,
): Promise<Picture> {
  const { outputWidth, outputHeight, ...region } = cropFor(photo, transform);
  const image = sharp(await readFile(join(directory, photo.file)))
    .extract(region)
    .resize(outputWidth, outputHeight, { fit: "fill" });
  const encoded =
    format === "webp" ? image.webp({ quality: transform.q }) : image.jpeg({ quality: transform.q, mozjpeg: true });
  return picture(await encoded.toBuffer(), `image/${format}`);
}

export function picture(body: Uint8Array, type: string): Picture {
  return { body, type, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` };
}
