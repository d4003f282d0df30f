import { readPhotos } from "@tessera/media/photos.ts";
import { readJson } from "@tessera/runtime/read-json.ts";
import { type Index, indexBy, indexOf } from "./index-by.ts";
import { type Photo, photoTexts } from "./photo.ts";

/** The photographs this data uses: those the index has and `photo-texts.json` describes in every language. */
export function loadPhotos(folder: URL): Index<string, Photo> {
  const index = indexBy("photos", readPhotos().values(), ({ file }) => file);
  const described = indexOf("photo-texts.json", readJson(new URL("photo-texts.json", folder), photoTexts));
  const photos = [...described.map].map(([file, alt]): Photo => ({ ...index.get(file, "photo-texts.json"), alt }));
  return indexBy("photo-texts.json", photos, ({ file }) => file);
}
