import { formatDayFirst } from "../../../i18n/dates.ts";
import type { Locale } from "../../../i18n/locales.ts";

/** Returns a day with its weekday, as its language orders them: `Tuesday 24 November`, short `Tue 24 Nov`. */
export function dayText(day: Date, locale: Locale, style: "long" | "short" = "long"): string {
  return formatDayFirst(day, locale, { weekday: style, day: "numeric", month: style });
}
