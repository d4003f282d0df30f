import type { Inventory } from "../inventory/inventory.ts";
import { findDefaultVariant, type ProductVariants } from "./find-default-variant.ts";
import { openStarts } from "./open-starts.ts";

export interface ProductStarts extends ProductVariants {
  readonly inventories: readonly Inventory[];
}

/** Returns the first start of a product's default variant that has places left: its prices are those of the page. */
export function firstStart(product: ProductStarts): Inventory | undefined {
  return listStarts(product)[0];
}

/** Returns the starts of a product's default variant that have places left, the first one first. */
export function listStarts(product: ProductStarts): readonly Inventory[] {
  const variant = findDefaultVariant(product);
  return variant === undefined ? [] : openStarts(product.inventories, variant);
}
