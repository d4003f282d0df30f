import * as v from "valibot";
import { boolean, text, title } from "../../content/fields/index.ts";
import { listLimit, productListFields } from "../../blocks/products/product-list/product-list-fields.ts";

export const fields = v.object({
  title: title(),
  intro: text(),
  ...productListFields,
  sp_experience_limit: listLimit(),
  deals_only: boolean(),
});

export type RankedProductsFields = v.InferOutput<typeof fields>;
