import type { EndpointRequest } from "../endpoint.ts";
import { forDays } from "../parameters/dates.ts";
import { productOf } from "../parameters/entities.ts";
import { slotDays } from "../time/slot-days.ts";
import { today } from "../time/dates.ts";
import { wireSlot } from "../wire/slot.ts";

/** When one product starts, with its lowest price of each start and variant; sold-out starts too. */
export function slots({ id, query, view }: EndpointRequest) {
  const product = productOf(id, view.catalog);
  const range = forDays(query, today(product.city.timeZone, view.now));
  const days = slotDays(product, { range, variantId: undefined, now: view.now });
  return { slots: days.flatMap((day) => day.slots).map((slot) => wireSlot(product, slot, view)) };
}
