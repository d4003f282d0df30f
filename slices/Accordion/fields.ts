import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { richText, title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";

export const fields = v.object({
  title: title(),
  items: group({ heading: text(), body: richText() }),
});

export type AccordionFields = v.InferOutput<typeof fields>;
