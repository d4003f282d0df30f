import { type Photo, photoFile, photoPath, type Photos } from "@tessera/media/photos.ts";
import { statSync } from "node:fs";
import { identifier } from "../../files/identity.ts";
import type { Asset } from "../../store/asset-store.ts";

/** Returns the shipped photographs as assets, with author, license and source. */
export function listPhotographs(photos: Photos): readonly Asset[] {
  return [...photos.values()].map(toAsset);
}

function toAsset(photo: Photo): Asset {
  const { file: filename, width, height, alt, author, licence, source } = photo;
  return {
    id: identifier(`photo|${filename}`),
    path: photoPath(photo),
    filename,
    contentType: "image/webp",
    kind: "image",
    size: statSync(photoFile(photo)).size,
    width,
    height,
    alt,
    credits: `${author} (${licence})`,
    notes: `Source: ${source}`,
    tags: [],
    createdAt: 0,
    modifiedAt: 0,
  };
}
