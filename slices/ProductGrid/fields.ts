import * as v from "valibot";
import { boolean } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { productIds, text } from "../../content/fields/text.ts";

export const fields = v.object({
  title: title(),
  intro: text(),
  product_ids: productIds(),
  show_scratch_price: boolean(true),
});

export type ProductGridFields = v.InferOutput<typeof fields>;
