import { indexBy, indexOf, type Index } from "./index-by.ts";
import { photoIndex, photoTexts, type Photo } from "./photo.ts";
import { readJson } from "./read-json.ts";

/** The photographs this data uses: those the index has and `photo-texts.json` describes in every language. */
export function loadPhotos(folder: URL): Index<string, Photo> {
  const file = "photos/index.json";
  const index = indexBy(file, readJson(new URL(file, folder), photoIndex), (photo) => photo.file);
  const described = indexOf("photo-texts.json", readJson(new URL("provider/photo-texts.json", folder), photoTexts));
  const photos = [...described.map].map(([name, alt]): Photo => {
    const { width, height, author, focalPoint } = index.get(name, "photo-texts.json");
    return { file: name, width, height, author, focalPoint, alt };
  });
  return indexBy("photo-texts.json", photos, (photo) => photo.file);
}
