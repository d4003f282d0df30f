import type { EndpointRequest } from "../endpoint.ts";
import { dateRange, forDays } from "../parameters/dates.ts";
import { findProduct, variantParameter } from "../parameters/entities.ts";
import { minPax } from "../parameters/numbers.ts";
import { daysAhead } from "../time/bookable-dates.ts";
import { addDays, today } from "../time/dates.ts";
import { slotsFor } from "../time/day-offers.ts";
import { slotDays } from "../time/slot-days.ts";
import type { Slot } from "../time/slot.ts";
import { wireAvailability } from "../wire/availability.ts";
import { toCurrencyCode, wireCurrency } from "../wire/currency.ts";
import { wireInventory } from "../wire/inventory.ts";
import { wireSlot } from "../wire/slot.ts";

/** The slots of one product with the price of every kind of person. */
export function inventories({ id, query, view }: EndpointRequest) {
  const product = findProduct(id, view.catalog);
  const range = forDays(query, today(product.city.timeZone, view.now));
  const days = slotDays(product, { range, variantId: variantParameter(query, product), now: view.now });
  const slots = slotsFor(product, days, minPax(query));
  return {
    inventories: slots.map((slot) => wireInventory(product, slot, view)),
    currency: wireCurrency(view.currency ?? product.city.currency),
  };
}

const usualDays = 14;

/** The slots of one product in the newer form. */
export function inventoriesV7({ id, query, view }: EndpointRequest) {
  const product = findProduct(id, view.catalog);
  const range = dateRange(query, today(product.city.timeZone, view.now), usualDays);
  const days = slotDays(product, { range, variantId: variantParameter(query, product), now: view.now });
  return {
    availabilities: slotsFor(product, days, minPax(query)).map((slot) => wireAvailability(product, slot, view)),
    fromDate: range.from,
    toDate: range.to,
    currencyCode: toCurrencyCode(product, view),
  };
}

const maxDays = 14;

/** The next days with places left, fourteen at most, and their slots. */
export function inventoryGet({ id, view }: EndpointRequest) {
  const product = findProduct(id, view.catalog);
  const from = today(product.city.timeZone, view.now);
  const range = { from, to: addDays(from, daysAhead) };
  const open = slotDays(product, { range, variantId: undefined, now: view.now })
    .map(({ date, slots }) => ({ date, slots: slots.filter(({ remaining }) => remaining > 0) }))
    .filter(({ slots }) => slots.length > 0);
  return {
    tourGroupId: product.id,
    currencyCode: toCurrencyCode(product, view),
    inventories: Object.fromEntries(open.slice(0, maxDays).map(({ date, slots }) => [date, slots.map(wireTimes)])),
  };
}

function wireTimes({ start, end, remaining }: Slot) {
  return { startTime: `${start}:00`, endTime: `${end}:00`, remaining };
}

/** When one product starts, with its lowest price of each start and variant; sold-out starts too. */
export function startTimes({ id, query, view }: EndpointRequest) {
  const product = findProduct(id, view.catalog);
  const range = forDays(query, today(product.city.timeZone, view.now));
  const days = slotDays(product, { range, variantId: undefined, now: view.now });
  return { slots: days.flatMap((day) => day.slots).map((slot) => wireSlot(product, slot, view)) };
}
