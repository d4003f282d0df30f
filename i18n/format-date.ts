import type { DateStyle } from "./date-style.ts";
import { englishDate } from "./english-date.ts";
import { formatTag, type Locale } from "./locales.ts";

const formats: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { day: "2-digit", month: "2-digit", year: "2-digit" },
  full: { day: "numeric", month: "long", year: "numeric" },
  "day-month": { day: "numeric", month: "long" },
  common: { day: "numeric", month: "short", year: "numeric" },
};

/** A calendar day, at midnight UTC, in the language's own form; English has the specification's (§9). */
export function formatDate(date: Date, locale: Locale, style: DateStyle = "common"): string {
  if (locale.code === "en") return englishDate(date, style);
  return new Intl.DateTimeFormat(formatTag(locale), { ...formats[style], timeZone: "UTC" }).format(date);
}
