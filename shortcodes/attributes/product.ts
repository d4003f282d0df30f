import * as v from "valibot";
import { type ExpandContext, need, type Needs, noNeeds } from "../../renderer/index.ts";
import type { Product } from "../../catalog/product/product.ts";
import { productIdAttribute } from "./ids.ts";

/** The attributes that name a product: `tgid`. Without it, the page's first product is the one. */
export const productAttributes = v.object({ tgid: v.optional(productIdAttribute()) });

/** Attributes that name a product in a shortcode. */
export type NamedProduct = Readonly<v.InferOutput<typeof productAttributes>>;

export function productNeeds({ tgid }: NamedProduct): Needs {
  return tgid === undefined ? noNeeds : need("products", [{ id: tgid }]);
}

/** Returns the named product, else the page's first one; undefined where the provider has no such product. */
export function findNamedProduct(
  { tgid }: NamedProduct,
  { pageProducts, snapshot }: ExpandContext,
): Product | undefined {
  return tgid === undefined ? pageProducts[0] : snapshot.get("products", { id: tgid });
}
