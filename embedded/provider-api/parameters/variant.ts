import { notFound } from "../failure.ts";
import type { Product } from "../source/catalog.ts";
import { variantsOf } from "../time/variants-of.ts";
import { idOf } from "./ids.ts";

/** `variantId`; undefined when left out, which means all. Throws a 404 for a variant the product does not have. */
export function variantParameter(query: URLSearchParams, product: Product): number | undefined {
  const value = query.get("variantId");
  if (value === null) return undefined;
  const wanted = idOf(value, "variantId");
  if (variantsOf(product).some(({ id }) => id === wanted)) return wanted;
  throw notFound(`variant ${wanted} of tour group ${product.id}`);
}
