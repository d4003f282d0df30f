import type { Inventory } from "../../../catalog/inventory/inventory.ts";
import type { Market } from "../../../catalog/market/market.ts";
import type { Product } from "../../../catalog/product/product.ts";
import type { ProviderClient } from "../../../catalog/provider/client.ts";
import { foundValue, type Reading } from "../../../catalog/snapshot/reading.ts";
import type { Variant } from "../../../catalog/variant/variant.ts";

/** A product with what decides the price of a group. */
export interface GroupProduct {
  readonly product: Product;
  readonly variants: readonly Variant[];
  readonly inventories: readonly Inventory[];
}

/** As on the product's page: the first starts are among them. */
const days = 14;

/** Reads a product as its page does, all at once. Undefined for an unknown one. Throws when the provider fails. */
export async function readGroupProduct(
  provider: Pick<ProviderClient, "productDetails" | "variants" | "inventories">,
  id: number,
  market: Market,
): Promise<GroupProduct | undefined> {
  const [products, variants, inventories] = await Promise.all([
    provider.productDetails([{ id }], market),
    provider.variants([{ id }], market),
    provider.inventories([{ id, forDays: days }], market),
  ]);
  const product = onlyValue(products);
  return product && { product, variants: onlyValue(variants) ?? [], inventories: onlyValue(inventories) ?? [] };
}

function onlyValue<Value>(readings: ReadonlyMap<string, Reading<Value>>): Value | undefined {
  return foundValue([...readings.values()][0]);
}
