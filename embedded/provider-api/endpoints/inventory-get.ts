import type { EndpointRequest } from "../endpoint.ts";
import { productOf } from "../parameters/product.ts";
import { daysAhead } from "../time/bookable-dates.ts";
import { addDays } from "../time/plain-date.ts";
import type { Slot } from "../time/slot.ts";
import { slotDays } from "../time/slot-days.ts";
import { today } from "../time/today.ts";
import { currencyCodeOf } from "../wire/amount.ts";

const most = 14;

/** The next days with places left, fourteen at most, and their slots. */
export function inventoryGet({ id, view }: EndpointRequest) {
  const product = productOf(id, view.catalog);
  const from = today(product.city.timeZone, view.now);
  const range = { from, to: addDays(from, daysAhead) };
  const open = slotDays(product, { range, variantId: undefined, now: view.now })
    .map(({ date, slots }) => ({ date, slots: slots.filter(({ remaining }) => remaining > 0) }))
    .filter(({ slots }) => slots.length > 0);
  return {
    tourGroupId: product.id,
    currencyCode: currencyCodeOf(product, view),
    inventories: Object.fromEntries(open.slice(0, most).map(({ date, slots }) => [date, slots.map(wireTimes)])),
  };
}

function wireTimes({ start, end, remaining }: Slot) {
  return { startTime: `${start}:00`, endTime: `${end}:00`, remaining };
}
