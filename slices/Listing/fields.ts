import * as v from "valibot";
import { text, title } from "../../content/fields/index.ts";
import { productListFields } from "../../blocks/products/product-list/product-list-fields.ts";

export const fields = v.object({ title: title(), intro: text(), ...productListFields });

export type ListingFields = v.InferOutput<typeof fields>;
