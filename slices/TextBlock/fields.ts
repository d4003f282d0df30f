import * as v from "valibot";
import { richText, title } from "../../content/fields/index.ts";

export const fields = v.object({
  title: title(),
  body: richText(),
});

export type TextBlockFields = v.InferOutput<typeof fields>;
