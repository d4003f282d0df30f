import type { DateAvailability } from "../calendar/calendar.ts";
import { formatShortPrice } from "../money/short-price.ts";
import type { Locale } from "../../i18n/locales.ts";
import { allInPrice } from "./all-in-price.ts";

/**
 * Returns the price of a day for the narrow cell of a calendar. One of six digits is abbreviated (F9). A line
 * may break between currency and amount: `IDR 850K`.
 */
export function calendarPrice(offer: DateAvailability, locale: Locale): string {
  return formatShortPrice(allInPrice(offer), locale).replaceAll("\u00a0", " ");
}
