import * as v from "valibot";
import { boolean, number } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { productIds, text } from "../../content/fields/text.ts";

export const fields = v.object({
  title: title(),
  intro: text(),
  city: text(),
  exclusions: productIds(),
  limit: number({ min: 1, max: 100, step: 1 }),
  show_scratch_price: boolean(true),
});

export type DayTripsFields = v.InferOutput<typeof fields>;
