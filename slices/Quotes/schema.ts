import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { number } from "../../content/fields/number.ts";
import { text } from "../../content/fields/text.ts";
import { title } from "../../content/fields/title.ts";

export const schema = v.object({
  title: title(),
  items: group({ quote: text(), author: text(), source: text(), rating: number() }),
});

export type QuotesFields = v.InferOutput<typeof schema>;
