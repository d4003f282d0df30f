import type { Inventory } from "../inventory/inventory.ts";
import { defaultVariantOf, type ProductVariants } from "./default-variant.ts";
import { openStarts } from "./open-starts.ts";

export interface ProductStarts extends ProductVariants {
  readonly inventories: readonly Inventory[];
}

/** Returns the first start of a product's default variant that has places left: its prices are those of the page. */
export function firstStart(product: ProductStarts): Inventory | undefined {
  return startsOf(product)[0];
}

/** Returns the starts of a product's default variant that have places left, the first one first. */
export function startsOf(product: ProductStarts): readonly Inventory[] {
  const variant = defaultVariantOf(product);
  return variant === undefined ? [] : openStarts(product.inventories, variant);
}
