import type { Product } from "../product/product.ts";
import type { Variant } from "../variant/variant.ts";

export interface ProductVariants {
  readonly product: Pick<Product, "defaultVariantId">;
  readonly variants: readonly Variant[];
}

/** Returns the variant whose terms and prices are those of a product's page: its default one, else the first. */
export function findDefaultVariant({ product, variants }: ProductVariants): Variant | undefined {
  return variants.find(({ id }) => id === product.defaultVariantId) ?? variants[0];
}
