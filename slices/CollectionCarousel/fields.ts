import * as v from "valibot";
import { text, title } from "../../content/fields/index.ts";
import { collectionListFields } from "../../blocks/places/collection-list/collection-list-fields.ts";

export const fields = v.object({ title: title(), intro: text(), ...collectionListFields });

export type CollectionCarouselFields = v.InferOutput<typeof fields>;
