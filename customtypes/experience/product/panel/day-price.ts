import type { Calendar } from "../../../../catalog/calendar/calendar.ts";
import { findLead } from "../../../../catalog/experience/chosen-party.ts";
import { priceOnDays, withPrice } from "../../../../catalog/listing/price-on-days.ts";
import type { ListingPrice } from "../../../../catalog/price/price.ts";
import type { PanelState } from "./panel-state.ts";

/**
 * Returns the price of the chosen day for one grown-up: the lowest of its starts, with which the total agrees. Without starts
 * it is the calendar's, and without a day the price of the product.
 */
export function dayPrice(
  price: ListingPrice,
  calendar: Pick<Calendar, "dates">,
  { date, start, starts }: Pick<PanelState, "date" | "start" | "starts">,
): ListingPrice {
  if (date === undefined) return price;
  const [lowest] = (start === undefined ? starts : [start])
    .flatMap(({ persons }) => findLead(persons)?.price ?? [])
    .filter(({ minor, currency }) => minor > 0 && currency === price.final.currency)
    .toSorted((one, other) => one.minor - other.minor);
  if (lowest !== undefined) return withPrice(price, lowest);
  return priceOnDays(price, calendar, { from: date, to: date }) ?? price;
}
