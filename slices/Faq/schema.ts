import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { richText } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { title } from "../../content/fields/title.ts";

export const schema = v.object({
  title: title(),
  items: group({ question: text(), answer: richText() }),
});

export type FaqFields = v.InferOutput<typeof schema>;
