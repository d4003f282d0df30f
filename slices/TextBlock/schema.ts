import * as v from "valibot";
import { richText, title } from "../../content/fields/rich-text.ts";

export const schema = v.object({
  title: title(),
  body: richText(),
});

export type TextBlockFields = v.InferOutput<typeof schema>;
