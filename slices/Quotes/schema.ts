import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { number } from "../../content/fields/plain.ts";
import { text } from "../../content/fields/text.ts";
import { title } from "../../content/fields/rich-text.ts";

export const schema = v.object({
  title: title(),
  items: group({ quote: text(), author: text(), source: text(), rating: number() }),
});

export type QuotesFields = v.InferOutput<typeof schema>;
