import * as v from "valibot";
import { boolean, productIds, text, title } from "../../content/fields/index.ts";

export const fields = v.object({
  title: title(),
  intro: text(),
  product_ids: productIds(),
  show_scratch_price: boolean(true),
});

export type ProductGridFields = v.InferOutput<typeof fields>;
