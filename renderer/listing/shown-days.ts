import type { Days } from "../../catalog/listing/days.ts";
import { dateFormat } from "../../i18n/formatters.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";

const parts = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;

/** Returns days as people read them: `Sat, Nov 28 – Sun, Nov 29`, or one. */
export function shownDays({ from, to }: Days, locale: Locale): string {
  const format = dateFormat(formatTag(locale), parts);
  const [first, last] = [new Date(from), new Date(to)];
  return from === to ? format.format(first) : format.formatRange(first, last);
}
