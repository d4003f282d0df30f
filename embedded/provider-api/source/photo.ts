import { type Clip, readClips } from "@tessera/media/clips.ts";
import { type Photo as Picture, readPhotos } from "@tessera/media/photos.ts";
import { readJson } from "@tessera/runtime/read-json.ts";
import * as v from "valibot";
import { type Index, indexBy, indexRecord } from "./index-by.ts";
import { texts, type Texts } from "./translations.ts";

/** The subjects of the photographs, by file. */
const photoTexts = v.record(v.string(), texts);

export interface Photo extends Omit<Picture, "alt"> {
  readonly alt: Texts;
  /** The film that moves over it, if there is one. */
  readonly clip: Clip | undefined;
}

/** The photographs this data uses: those the index has and `photo-texts.json` describes in every language. */
export function loadPhotos(folder: URL): Index<string, Photo> {
  const index = indexBy("photos", readPhotos().values(), ({ file }) => file);
  const described = indexRecord("photo-texts.json", readJson(new URL("photo-texts.json", folder), photoTexts));
  const clips = indexBy("clips", readClips().values(), ({ photo }) => photo).map;
  const photos = [...described.map].map(([file, alt]): Photo => {
    return { ...index.get(file, "photo-texts.json"), alt, clip: clips.get(file) };
  });
  return indexBy("photo-texts.json", photos, ({ file }) => file);
}
