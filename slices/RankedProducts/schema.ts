import * as v from "valibot";
import { boolean, number } from "../../content/fields/plain.ts";
import { productIds, text } from "../../content/fields/text.ts";
import { title } from "../../content/fields/rich-text.ts";

export const schema = v.object({
  title: title(),
  intro: text(),
  collection: number(),
  limit: number(),
  ranking: productIds(),
  exclusions: productIds(),
  sub_category_filter: productIds(),
  show_scratch_price: boolean(true),
});

export type RankedProductsFields = v.InferOutput<typeof schema>;
