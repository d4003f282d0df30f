import { relativeTimeFormat } from "../../i18n/formatters.ts";
import * as v from "valibot";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import { parseDate } from "../../i18n/dates.ts";

const noDay = "A day is written 2026-12-24 or 24-12-2026.";
const noOffset = "An offset is a whole number such as 1 or -1.";

/** Parses a day, `2026-12-24` or `24-12-2026` → that day at midnight UTC. */
export function dayAttribute() {
  return v.pipe(v.string(noDay), v.trim(), v.transform(parseDate), v.date(noDay));
}

/** Parses how many months or years to add: `+1` → 1. Missing → 0. */
export function offsetAttribute() {
  return v.optional(
    v.pipe(v.string(noOffset), v.trim(), v.regex(/^[+-]?\d{1,3}$/, noOffset), v.transform(Number)),
    "0",
  );
}

/** Returns a day in words by its distance from today: 0 → "today", 1 → "tomorrow", 3 → "in 3 days". */
export function relativeDay(days: number, locale: Locale): string {
  return relativeTimeFormat(formatTag(locale), { numeric: "auto" }).format(days, "day");
}
