import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { number } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";

export const fields = v.object({
  title: title(),
  items: group({ quote: text(), author: text(), source: text(), rating: number({ min: 1, max: 5, step: 0.5 }) }),
});

export type QuotesFields = v.InferOutput<typeof fields>;
