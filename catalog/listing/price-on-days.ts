import type { Calendar } from "../calendar/calendar.ts";
import { allInPrice } from "../experience/all-in-price.ts";
import { type Money, shownHundredths } from "../money/money.ts";
import type { ListingPrice } from "../price/price.ts";
import type { Days } from "./days.ts";

/**
 * Returns the lowest price of a product on these days, all in. Its reference is omitted where the days cost more than
 * the product's lowest price (X1). The result is undefined for a product without a price. The price remains where the
 * days lack one in its currency.
 */
export function priceOnDays(
  price: ListingPrice | undefined,
  calendar: Pick<Calendar, "dates">,
  days: Days,
): ListingPrice | undefined {
  const lowest = price && lowestOnDays(price, calendar, days)?.price;
  if (price === undefined || lowest === undefined) return price;
  return withPrice(price, lowest);
}

/** Returns a product's price as another amount. Its reference is omitted where that is higher (X1). */
export function withPrice(price: ListingPrice, final: Money): ListingPrice {
  const isHigher = shownHundredths(final) > shownHundredths(price.final);
  return { ...price, final, original: isHigher ? final : price.original };
}

/** Returns the first of these days that has their lowest price in the product's currency; undefined where none has one. */
export function lowestOnDays(
  price: ListingPrice,
  { dates }: Pick<Calendar, "dates">,
  { from, to }: Days,
): { readonly day: string; readonly price: Money } | undefined {
  const [lowest] = Object.entries(dates)
    .flatMap(([day, offer]) => (day >= from && day <= to ? [{ day, price: allInPrice(offer) }] : []))
    .filter((each) => each.price.minor > 0 && each.price.currency === price.final.currency)
    .toSorted((one, other) => one.price.minor - other.price.minor || one.day.localeCompare(other.day));
  return lowest;
}
