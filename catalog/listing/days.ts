import { dayIn, isoDay } from "../../i18n/dates.ts";
import type { DayChoice } from "./listing-query.ts";

/** Days of a venue, `YYYY-MM-DD`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const dayLength = 86_400_000;

/**
 * Returns the days that are chosen, in a time zone. Undefined for days that are over. `now` is in epoch milliseconds. The
 * weekend is Saturday and Sunday, and what is left of it.
 */
export function daysIn(choice: DayChoice, timeZone: string, now: number): Days | undefined {
  const today = dayIn(timeZone, now);
  const first = isoDay(today);
  if ("when" in choice) return wordDays(choice.when, today);
  return choice.to < first ? undefined : { from: choice.from < first ? first : choice.from, to: choice.to };
}

function wordDays(when: "today" | "tonight" | "tomorrow" | "weekend", today: Date): Days {
  if (when === "today" || when === "tonight") return { from: isoDay(today), to: isoDay(today) };
  if (when === "tomorrow") return { from: dayAfter(isoDay(today), 1), to: dayAfter(isoDay(today), 1) };
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return { from: dayAfter(isoDay(today), Math.max(0, 5 - sinceMonday)), to: dayAfter(isoDay(today), 6 - sinceMonday) };
}

/** Returns the day so many days later: 2026-11-30, 1 → 2026-12-01. */
export function dayAfter(day: string, count: number): string {
  return isoDay(new Date(Date.parse(day) + count * dayLength));
}
