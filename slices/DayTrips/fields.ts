import * as v from "valibot";
import { boolean, number, productIds, text, title } from "../../content/fields/index.ts";

export const fields = v.object({
  title: title(),
  intro: text(),
  city: text(),
  exclusions: productIds(),
  limit: number({ min: 1, max: 100, step: 1 }),
  show_scratch_price: boolean(true),
});

export type DayTripsFields = v.InferOutput<typeof fields>;
