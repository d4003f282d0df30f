import * as v from "valibot";
import { group, number, text, title } from "../../content/fields/index.ts";

export const fields = v.object({
  title: title(),
  items: group({ quote: text(), author: text(), source: text(), rating: number({ min: 1, max: 5, step: 0.5 }) }),
});

export type QuotesFields = v.InferOutput<typeof fields>;
