import type { EndpointRequest } from "../endpoint.ts";
import { dateRange } from "../parameters/date-range.ts";
import { minPax } from "../parameters/min-pax.ts";
import { productOf } from "../parameters/product.ts";
import { variantParameter } from "../parameters/variant.ts";
import { daysAhead } from "../time/bookable-dates.ts";
import { dayOffers } from "../time/day-offers.ts";
import { slotDays } from "../time/slot-days.ts";
import { today } from "../time/today.ts";
import { wireCalendar } from "../wire/calendar.ts";

/** The days one product can be booked on. What spans them is sent under both spellings that clients read. */
export function calendar({ id, query, view }: EndpointRequest) {
  const product = productOf(id, view.catalog);
  const range = dateRange(query, today(product.city.timeZone, view.now), daysAhead + 1);
  const days = slotDays(product, { range, variantId: variantParameter(query, product), now: view.now });
  const { dates, metadata } = wireCalendar(product, dayOffers(product, days, minPax(query)), view);
  return { dates, metaData: metadata, metadata };
}
