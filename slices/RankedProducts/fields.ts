import * as v from "valibot";
import { boolean } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { listLimit, productListFields } from "../../blocks/products/product-list/product-list-fields.ts";

export const fields = v.object({
  title: title(),
  intro: text(),
  ...productListFields,
  sp_experience_limit: listLimit(),
  deals_only: boolean(),
});

export type RankedProductsFields = v.InferOutput<typeof fields>;
