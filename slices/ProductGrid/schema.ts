import * as v from "valibot";
import { boolean } from "../../content/fields/boolean.ts";
import { productIds } from "../../content/fields/product-ids.ts";
import { text } from "../../content/fields/text.ts";
import { title } from "../../content/fields/title.ts";

export const schema = v.object({
  title: title(),
  intro: text(),
  product_ids: productIds(),
  show_scratch_price: boolean(true),
});

export type ProductGridFields = v.InferOutput<typeof schema>;
