import * as v from "valibot";
import { boolean } from "../../content/fields/boolean.ts";
import { number } from "../../content/fields/number.ts";
import { productIds } from "../../content/fields/product-ids.ts";
import { text } from "../../content/fields/text.ts";
import { title } from "../../content/fields/title.ts";

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
