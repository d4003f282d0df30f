import { dayIn } from "../../i18n/dates.ts";
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
  const first = iso(today);
  if ("when" in choice) return wordDays(choice.when, today);
  return choice.to < first ? undefined : { from: choice.from < first ? first : choice.from, to: choice.to };
}

function wordDays(when: "today" | "tomorrow" | "weekend", today: Date): Days {
  if (when === "today") return { from: iso(today), to: iso(today) };
  if (when === "tomorrow") return { from: dayAfter(iso(today), 1), to: dayAfter(iso(today), 1) };
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return { from: dayAfter(iso(today), Math.max(0, 5 - sinceMonday)), to: dayAfter(iso(today), 6 - sinceMonday) };
}

/** Returns the day so many days later: 2026-11-30, 1 → 2026-12-01. */
export function dayAfter(day: string, count: number): string {
  return iso(new Date(Date.parse(day) + count * dayLength));
}

function iso(day: Date): string {
  return day.toISOString().slice(0, 10);
}
