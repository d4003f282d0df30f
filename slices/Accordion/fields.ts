import * as v from "valibot";
import { group, richText, text, title } from "../../content/fields/index.ts";

export const fields = v.object({
  title: title(),
  items: group({ heading: text(), body: richText() }),
});

export type AccordionFields = v.InferOutput<typeof fields>;
