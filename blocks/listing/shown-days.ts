import type { Days } from "../../catalog/listing/days.ts";
import { dayFirstTag } from "../../i18n/dates.ts";
import { markFirstDay } from "../../i18n/first-day.ts";
import { dateFormat } from "../../i18n/formatters.ts";
import type { Locale } from "../../i18n/locales.ts";

const parts = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;

/** Returns days as people read them: `Sat 28 – Sun 29 Nov`, or one. */
export function shownDays({ from, to }: Days, locale: Locale): string {
  const format = dateFormat(dayFirstTag(locale), parts);
  const [first, last] = [new Date(from), new Date(to)];
  return markFirstDay(from === to ? format.format(first) : format.formatRange(first, last), locale);
}
