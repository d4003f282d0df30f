import * as v from "valibot";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { productListFields } from "../../blocks/products/product-list/product-list-fields.ts";

export const fields = v.object({ title: title(), intro: text(), ...productListFields });

export type ListingFields = v.InferOutput<typeof fields>;
