import type { EndpointRequest } from "../endpoint.ts";
import { forDays } from "../parameters/for-days.ts";
import { minPax } from "../parameters/min-pax.ts";
import { productOf } from "../parameters/product.ts";
import { variantParameter } from "../parameters/variant.ts";
import { slotDays } from "../time/slot-days.ts";
import { slotsFor } from "../time/slots-for.ts";
import { today } from "../time/today.ts";
import { wireCurrency } from "../wire/currency.ts";
import { wireInventory } from "../wire/inventory.ts";

/** The slots of one product with the price of every kind of person. */
export function inventories({ id, query, view }: EndpointRequest) {
  const product = productOf(id, view.catalog);
  const range = forDays(query, today(product.city.timeZone, view.now));
  const days = slotDays(product, { range, variantId: variantParameter(query, product), now: view.now });
  const slots = slotsFor(product, days, minPax(query));
  return {
    inventories: slots.map((slot) => wireInventory(product, slot, view)),
    currency: wireCurrency(view.currency ?? product.city.currency),
  };
}
