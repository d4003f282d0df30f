import * as v from "valibot";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";

export const fields = v.object({ title: title(), intro: text(), city: text() });

export type NearbyCitiesFields = v.InferOutput<typeof fields>;
