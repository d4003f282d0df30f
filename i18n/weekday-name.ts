import { formatTag, type Locale } from "./locales.ts";

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayLength = 86_400_000;

/** The name of a day of the week, 1 for Monday to 7 for Sunday (ISO 8601). */
export function weekdayName(day: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formatTag(locale), { weekday: "long", timeZone: "UTC" });
  return format.format(monday + (day - 1) * dayLength);
}
