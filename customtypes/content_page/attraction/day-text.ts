import { dayFirstTag } from "../../../i18n/dates.ts";
import { dateFormat } from "../../../i18n/formatters.ts";
import type { Locale } from "../../../i18n/locales.ts";

/** Returns a day with its weekday, as its language orders them: `Tuesday 24 November`, short `Tue 24 Nov`. */
export function dayText(day: Date, locale: Locale, style: "long" | "short" = "long"): string {
  const parts = { weekday: style, day: "numeric", month: style, timeZone: "UTC" } as const;
  return dateFormat(dayFirstTag(locale), parts).format(day);
}
