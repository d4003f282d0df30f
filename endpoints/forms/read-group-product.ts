import type { Calendar } from "../../catalog/calendar/calendar.ts";
import type { Inventory } from "../../catalog/inventory/inventory.ts";
import type { Market } from "../../catalog/market/market.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { ProviderClient } from "../../catalog/provider/client.ts";
import { getFoundValue, type Reading } from "../../catalog/snapshot/reading.ts";
import type { Variant } from "../../catalog/variant/variant.ts";

/** A product with what decides the price of a group. */
export interface GroupProduct {
  readonly product: Product;
  readonly variants: readonly Variant[];
  /** Of the next days. */
  readonly inventories: readonly Inventory[];
  /** Of the requested day; empty without one, and where they can't be read. */
  readonly starts: readonly Inventory[];
  /** The days of its page. Undefined when the provider has no calendar. */
  readonly calendar: Calendar | undefined;
}

/** As on the product's page: the first starts are among them. */
const days = 14;

export type GroupProductClient = Pick<
  ProviderClient,
  "productDetails" | "variants" | "inventories" | "availabilities" | "variantCalendars"
>;

/** A product, and the requested day, `YYYY-MM-DD`; undefined where that is invalid. */
interface GroupProductQuery {
  readonly id: number;
  readonly date: string | undefined;
}

/** Reads a product and a day, all at once. Undefined for an unknown product. Throws when the provider fails. */
export async function readGroupProduct(
  provider: GroupProductClient,
  { id, date }: GroupProductQuery,
  market: Market,
): Promise<GroupProduct | undefined> {
  const [products, variants, inventories, starts, calendars] = await Promise.all([
    provider.productDetails([{ id }], market),
    provider.variants([{ id }], market),
    provider.inventories([{ id, forDays: days }], market),
    provider.availabilities(date === undefined ? [] : [{ id, from: date, to: date }], market),
    provider.variantCalendars([{ id }], market),
  ]);
  const product = onlyValue(products);
  if (product === undefined) return undefined;
  return {
    product,
    variants: onlyValue(variants) ?? [],
    inventories: onlyValue(inventories) ?? [],
    starts: [...starts.values()].flatMap((reading) => (reading.state === "found" ? reading.value : [])),
    calendar: onlyValue(calendars),
  };
}

function onlyValue<Value>(readings: ReadonlyMap<string, Reading<Value>>): Value | undefined {
  return getFoundValue([...readings.values()][0]);
}
