import * as v from "valibot";
import { type Needs, need, noNeeds } from "../../catalog/snapshot/needs.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { ExpandContext } from "./expand-context.ts";
import { productIdAttribute } from "./product-id-attribute.ts";

/** The attributes of what is said of one product: `tgid` names it; left out, the page's first one is meant. */
export const productAttributes = v.object({ tgid: v.optional(productIdAttribute()) });

type Named = Readonly<v.InferOutput<typeof productAttributes>>;

export function productNeeds({ tgid }: Named): Needs {
  return tgid === undefined ? noNeeds : need("products", [{ id: tgid }]);
}

/** Undefined when the provider doesn't have it, or the page is about none. */
export function productMeant({ tgid }: Named, { pageProducts, snapshot }: ExpandContext): Product | undefined {
  return tgid === undefined ? pageProducts[0] : snapshot.get("products", { id: tgid });
}
