import * as v from "valibot";
import { number, productIds, text, title } from "../../content/fields/index.ts";

export const fields = v.object({
  title: title(),
  intro: text(),
  collection_ids: productIds(),
  product_ids: productIds(),
  limit: number({ min: 1, max: 24, step: 1 }),
});

export type BeyondCityFields = v.InferOutput<typeof fields>;
