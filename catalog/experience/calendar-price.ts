import type { DateAvailability } from "../calendar/calendar.ts";
import { formatMoney, shownHundredths } from "../money/money.ts";
import type { Locale } from "../../i18n/locales.ts";
import { allInPrice } from "./all-in-price.ts";

/** Amounts from here on have too many digits for a cell, in hundredths of the major unit. */
const longFrom = 10_000_000;

/**
 * Returns the price of a day for the narrow cell of a calendar. One of six digits is abbreviated (F9). A line
 * may break between currency and amount: `IDR 850K`.
 */
export function calendarPrice(offer: DateAvailability, locale: Locale): string {
  const price = allInPrice(offer);
  const compact = shownHundredths(price) >= longFrom;
  return formatMoney(price, locale, { compact }).replaceAll("\u00a0", " ");
}
