import * as v from "valibot";
import { number } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { productIds, text } from "../../content/fields/text.ts";

export const fields = v.object({
  title: title(),
  intro: text(),
  collection_ids: productIds(),
  product_ids: productIds(),
  limit: number({ min: 1, max: 24, step: 1 }),
});

export type BeyondCityFields = v.InferOutput<typeof fields>;
