import type { Inventory } from "../inventory/inventory.ts";
import type { Product } from "../product/product.ts";
import type { Variant } from "../variant/variant.ts";
import { openStarts } from "./open-starts.ts";

export interface ProductStarts {
  readonly product: Pick<Product, "defaultVariantId">;
  readonly variants: readonly Variant[];
  readonly inventories: readonly Inventory[];
}

/** Returns the first start of a product's default variant that has places left: its prices are those of the page. */
export function firstStart(product: ProductStarts): Inventory | undefined {
  return startsOf(product)[0];
}

/** Returns the starts of a product's default variant that have places left, the first one first. */
export function startsOf({ product, variants, inventories }: ProductStarts): readonly Inventory[] {
  const variant = variants.find(({ id }) => id === product.defaultVariantId) ?? variants[0];
  return variant === undefined ? [] : openStarts(inventories, variant);
}
