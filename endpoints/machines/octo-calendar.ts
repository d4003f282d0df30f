import type { Calendar } from "../../catalog/calendar/calendar.ts";
import type { Money } from "../../catalog/money/money.ts";
import { minorUnitDigits } from "../../i18n/currencies.ts";

/** An amount in minor units: `2400` of `EUR` with the precision 2. */
export function octoPrice({ minor, currency }: Money): object {
  return {
    original: minor,
    retail: minor,
    net: null,
    currency,
    currencyPrecision: minorUnitDigits(currency),
    includedTaxes: [],
  };
}

/** Returns days as OCTO has them, with the price of a unit or of a whole booking. The provider does not say why a day is closed. */
export function octoCalendar(
  { dates }: Pick<Calendar, "dates">,
  days: readonly string[],
  isPerBooking = false,
): readonly object[] {
  return days.map((localDate) => {
    const day = dates[localDate];
    return {
      localDate,
      available: day !== undefined,
      status: day === undefined ? "CLOSED" : "AVAILABLE",
      vacancies: null,
      capacity: null,
      openingHours: [],
      ...(day && (isPerBooking ? { pricingFrom: octoPrice(day.price) } : toUnitPricing(day.price))),
    };
  });
}

function toUnitPricing(price: Money): object {
  return { unitPricingFrom: [{ unitId: "adult", ...octoPrice(price) }] };
}
