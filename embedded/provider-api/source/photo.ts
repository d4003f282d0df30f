import { type Photo as Picture, readPhotos } from "@tessera/media/photos.ts";
import { readJson } from "@tessera/runtime/read-json.ts";
import * as v from "valibot";
import { type Index, indexBy, indexOf } from "./index-by.ts";
import { texts, type Texts } from "./translations.ts";

/** What the photographs show, by file. */
const photoTexts = v.record(v.string(), texts);

export type Photo = Omit<Picture, "alt"> & { readonly alt: Texts };

/** The photographs this data uses: those the index has and `photo-texts.json` describes in every language. */
export function loadPhotos(folder: URL): Index<string, Photo> {
  const index = indexBy("photos", readPhotos().values(), ({ file }) => file);
  const described = indexOf("photo-texts.json", readJson(new URL("photo-texts.json", folder), photoTexts));
  const photos = [...described.map].map(([file, alt]): Photo => ({ ...index.get(file, "photo-texts.json"), alt }));
  return indexBy("photo-texts.json", photos, ({ file }) => file);
}
