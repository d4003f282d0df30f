import type { EndpointRequest } from "../endpoint.ts";
import { dateRange } from "../parameters/date-range.ts";
import { minPax } from "../parameters/min-pax.ts";
import { productOf } from "../parameters/product.ts";
import { variantParameter } from "../parameters/variant.ts";
import { slotDays } from "../time/slot-days.ts";
import { slotsFor } from "../time/slots-for.ts";
import { today } from "../time/today.ts";
import { currencyCodeOf } from "../wire/amount.ts";
import { wireAvailability } from "../wire/availability.ts";

const usualDays = 14;

/** The slots of one product in the newer form. */
export function inventoriesV7({ id, query, view }: EndpointRequest) {
  const product = productOf(id, view.catalog);
  const range = dateRange(query, today(product.city.timeZone, view.now), usualDays);
  const days = slotDays(product, { range, variantId: variantParameter(query, product), now: view.now });
  return {
    availabilities: slotsFor(product, days, minPax(query)).map((slot) => wireAvailability(product, slot, view)),
    fromDate: range.from,
    toDate: range.to,
    currencyCode: currencyCodeOf(product, view),
  };
}
