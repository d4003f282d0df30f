import { formatTag, type Locale } from "../../i18n/locales.ts";

/** A day by how many there are until it: "today", "tomorrow", "in 3 days". */
export function relativeDay(days: number, locale: Locale): string {
  return new Intl.RelativeTimeFormat(formatTag(locale), { numeric: "auto" }).format(days, "day");
}
