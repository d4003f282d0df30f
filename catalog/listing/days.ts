import { todayIn } from "../../i18n/time-zone.ts";
import { addDays, weekdayOn } from "../../i18n/days.ts";
import type { DayChoice, DayWord } from "./listing-query.ts";

/** Days of a venue, `YYYY-MM-DD`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the days that are chosen, in a time zone. Undefined for days that are over. `now` is in epoch milliseconds. The
 * weekend is Saturday and Sunday, and what is left of it.
 */
export function daysIn(choice: DayChoice, timeZone: string, now: number): Days | undefined {
  const today = todayIn(timeZone, now);
  if ("when" in choice) return wordDays(choice.when, today);
  return choice.to < today ? undefined : { from: choice.from < today ? today : choice.from, to: choice.to };
}

function wordDays(when: DayWord, today: string): Days {
  if (when === "today" || when === "tonight") return { from: today, to: today };
  if (when === "tomorrow") return { from: addDays(today, 1), to: addDays(today, 1) };
  const weekday = weekdayOn(today);
  return { from: addDays(today, Math.max(0, 6 - weekday)), to: addDays(today, 7 - weekday) };
}
