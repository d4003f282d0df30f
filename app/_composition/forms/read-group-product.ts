import type { Calendar } from "../../../catalog/calendar/calendar.ts";
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
  /** The days of its page. Undefined where the provider has none. */
  readonly calendar: Calendar | undefined;
}

/** As on the product's page: the first starts are among them. */
const days = 14;

/** Reads a product as its page does, all at once. Undefined for an unknown one. Throws when the provider fails. */
export async function readGroupProduct(
  provider: Pick<ProviderClient, "productDetails" | "variants" | "inventories" | "variantCalendars">,
  id: number,
  market: Market,
): Promise<GroupProduct | undefined> {
  const [products, variants, inventories, calendars] = await Promise.all([
    provider.productDetails([{ id }], market),
    provider.variants([{ id }], market),
    provider.inventories([{ id, forDays: days }], market),
    provider.variantCalendars([{ id }], market),
  ]);
  const product = onlyValue(products);
  if (product === undefined) return undefined;
  return {
    product,
    variants: onlyValue(variants) ?? [],
    inventories: onlyValue(inventories) ?? [],
    calendar: onlyValue(calendars),
  };
}

function onlyValue<Value>(readings: ReadonlyMap<string, Reading<Value>>): Value | undefined {
  return foundValue([...readings.values()][0]);
}
