import type { Calendar } from "../calendar/calendar.ts";
import { allInPrice } from "../experience/all-in-price.ts";
import { shownHundredths } from "../money/money.ts";
import type { ListingPrice } from "../price/price.ts";
import type { Days } from "./days.ts";

/**
 * Returns the lowest price of a product on these days, all in. Its reference is omitted where the days cost more than the
 * product's lowest price (row X1). A product without a price can't be booked, and has none. The price remains where
 * the days have none in its currency.
 */
export function priceOnDays(
  price: ListingPrice | undefined,
  { dates }: Pick<Calendar, "dates">,
  { from, to }: Days,
): ListingPrice | undefined {
  if (price === undefined) return undefined;
  const [lowest] = Object.entries(dates)
    .flatMap(([date, offer]) => (date >= from && date <= to ? [allInPrice(offer)] : []))
    .filter(({ minor, currency }) => minor > 0 && currency === price.final.currency)
    .toSorted((one, other) => one.minor - other.minor);
  if (lowest === undefined) return price;
  const isHigher = shownHundredths(lowest) > shownHundredths(price.final);
  return { ...price, final: lowest, original: isHigher ? lowest : price.original };
}
