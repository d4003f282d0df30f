import * as v from "valibot";
import type { Photo as Picture } from "@tessera/media/photos.ts";
import { texts, type Texts } from "./translations.ts";

/** What the photographs show, by file. */
export const photoTexts = v.record(v.string(), texts);

export type Photo = Omit<Picture, "alt"> & { readonly alt: Texts };
