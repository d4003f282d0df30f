import { readPhotos } from "../../media/photos.ts";
import { readJson } from "../../runtime/read-json.ts";
import { type Index, indexBy, indexOf } from "./index-by.ts";
import { type Photo, photoTexts } from "./photo.ts";

/** The photographs this data uses: those the index has and `photo-texts.json` describes in every language. */
export function loadPhotos(folder: URL): Index<string, Photo> {
  const index = indexBy("photos/index.json", readPhotos(new URL("photos/", folder)).values(), ({ file }) => file);
  const described = indexOf("photo-texts.json", readJson(new URL("provider/photo-texts.json", folder), photoTexts));
  const photos = [...described.map].map(([file, alt]): Photo => ({ ...index.get(file, "photo-texts.json"), alt }));
  return indexBy("photo-texts.json", photos, ({ file }) => file);
}
