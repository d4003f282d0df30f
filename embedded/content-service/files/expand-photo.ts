import { isRecord } from "@tessera/runtime/is-record.ts";
import { photoPath } from "@tessera/media/photos.ts";
import type { ExpandContext } from "./expand-context.ts";
import { toImageValue } from "./to-image-value.ts";

interface PhotoShorthand {
  readonly photo: string;
  /** Text in the document's language, null for none; defaults to the photograph's English text. */
  readonly alt?: string | null;
  /** Defaults to an id that document and field determine. */
  readonly id?: string;
}

const members: ReadonlySet<string> = new Set(["photo", "alt", "id"]);

/** True for `{ "photo": "colosseum.webp", "alt": "…", "id": "…" }` without other members. */
export function isPhotoShorthand(value: unknown): value is PhotoShorthand {
  return (
    isRecord(value) &&
    typeof value["photo"] === "string" &&
    (value["alt"] === null || isOptionalText(value["alt"])) &&
    isOptionalText(value["id"]) &&
    Object.keys(value).every((key) => members.has(key))
  );
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === "string";
}

/** Returns an image value of the Document API; its address starts with `/media/` and contains the focal point. */
export function expandPhoto(value: PhotoShorthand, path: string, { source, photos, report }: ExpandContext): unknown {
  const photo = photos.get(value.photo);
  if (!photo) {
    report(`${path} names the photo "${value.photo}", which is not in photos/index.json. Choose one of its files.`);
    return {};
  }
  const { width, height } = photo;
  const alt = value.alt === undefined ? photo.alt : value.alt;
  const copyright = `${photo.author} (${photo.licence})`;
  return toImageValue({ id: value.id, url: photoPath(photo), alt, copyright, width, height }, path, source);
}
