import { formatTag, type Locale } from "../../i18n/locales.ts";

/** A month's name, 1 for January; narrow for one letter, as far as the language has such. */
export function monthName(month: number, locale: Locale, style: "long" | "narrow"): string {
  const format = new Intl.DateTimeFormat(formatTag(locale), { month: style, timeZone: "UTC" });
  return format.format(Date.UTC(2001, month - 1));
}
