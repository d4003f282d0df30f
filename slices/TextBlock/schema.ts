import * as v from "valibot";
import { richText } from "../../content/fields/rich-text.ts";
import { title } from "../../content/fields/title.ts";

export const schema = v.object({
  title: title(),
  body: richText(),
});

export type TextBlockFields = v.InferOutput<typeof schema>;
