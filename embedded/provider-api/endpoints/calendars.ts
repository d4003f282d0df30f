import type { EndpointRequest } from "../endpoint.ts";
import { dateRange } from "../parameters/dates.ts";
import { findProduct, variantParameter } from "../parameters/entities.ts";
import { idsParameter, minPax } from "../parameters/numbers.ts";
import type { Product } from "../source/catalog.ts";
import { daysAhead } from "../time/bookable-dates.ts";
import { today } from "../time/dates.ts";
import { dayOffers } from "../time/day-offers.ts";
import { slotDays } from "../time/slot-days.ts";
import type { View } from "../view.ts";
import { wireCalendar } from "../wire/calendar.ts";

/** Returns the calendars of up to 100 products by id, without unknown ones. */
export function calendars({ query, view }: EndpointRequest) {
  const products = idsParameter(query, "tour-group-ids").flatMap((id) => view.catalog.products.get(id) ?? []);
  return Object.fromEntries(products.map((product) => [product.id, toCalendar(product, query, view)]));
}

function toCalendar(product: Product, query: URLSearchParams, view: View) {
  const range = dateRange(query, today(product.city.timeZone, view.now), daysAhead + 1);
  const days = slotDays(product, { range, variantId: undefined, now: view.now });
  return wireCalendar(product, dayOffers(product, days, minPax(query)), view);
}

/** The days one product can be booked on. Their range is sent under both spellings that clients read. */
export function calendar({ id, query, view }: EndpointRequest) {
  const product = findProduct(id, view.catalog);
  const range = dateRange(query, today(product.city.timeZone, view.now), daysAhead + 1);
  const days = slotDays(product, { range, variantId: variantParameter(query, product), now: view.now });
  const { dates, metadata } = wireCalendar(product, dayOffers(product, days, minPax(query)), view);
  return { dates, metaData: metadata, metadata };
}
