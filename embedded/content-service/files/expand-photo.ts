import { isRecord } from "@tessera/runtime/is-record.ts";
import { photoPath } from "@tessera/media/photos.ts";
import type { ExpandContext } from "./document-source.ts";
import { documentId, identifier } from "./identity.ts";

interface PhotoShorthand {
  readonly photo: string;
  /** Text in the document's language; defaults to the photograph's English text. */
  readonly alt?: string;
}

/** True for `{ "photo": "colosseum.webp", "alt": "…" }` without other members. */
export function isPhotoShorthand(value: unknown): value is PhotoShorthand {
  return (
    isRecord(value) &&
    typeof value["photo"] === "string" &&
    ["string", "undefined"].includes(typeof value["alt"]) &&
    Object.keys(value).every((key) => key === "photo" || key === "alt")
  );
}

/** Returns an image value of the Document API; its address starts with `/media/` and contains the focal point. */
export function expandPhoto(value: PhotoShorthand, path: string, { source, photos, report }: ExpandContext): unknown {
  const photo = photos.get(value.photo);
  if (!photo) {
    report(`${path} names the photo "${value.photo}", which is not in photos/index.json. Choose one of its files.`);
    return {};
  }
  return {
    id: identifier(`${documentId(source)}|${path}`),
    url: photoPath(photo),
    alt: value.alt ?? photo.alt,
    copyright: `${photo.author} (${photo.licence})`,
    dimensions: { width: photo.width, height: photo.height },
    edit: { x: 0, y: 0, zoom: 1, background: "transparent" },
  };
}
