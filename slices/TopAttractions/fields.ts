import * as v from "valibot";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { collectionListFields } from "../../blocks/places/collection-list/collection-list-fields.ts";

export const fields = v.object({ title: title(), intro: text(), ...collectionListFields });

export type TopAttractionsFields = v.InferOutput<typeof fields>;
