import * as v from "valibot";
import { group, richText, text, title } from "../../content/fields/index.ts";

export const fields = v.object({
  title: title(),
  items: group({ question: text(), answer: richText() }),
});

export type FaqFields = v.InferOutput<typeof fields>;
