import { dayIn, isoDay, parseDate } from "../../i18n/dates.ts";
import { hasStarted } from "./performance-time.ts";
import type { Show } from "./show.ts";

const weekdays = ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"] as const;

/** An earlier performance is a matinee. */
const evening = "17:00";

type Hours = Pick<Show, "lastStarts">;

/**
 * Returns whether a performance of today may still begin in the evening. Unknown times count as such. `now` is in epoch
 * milliseconds.
 */
export function playsTonight(show: Hours, timeZone: string, now: number): boolean {
  const last = lastStartOn(show, dayIn(timeZone, now));
  return last === undefined || (isEvening(last) && !hasBegun(show, timeZone, now));
}

/** Returns whether the last performance of today has begun. False when the provider does not send its time. */
export function hasBegun(show: Hours, timeZone: string, now: number): boolean {
  const today = dayIn(timeZone, now);
  const startTime = lastStartOn(show, today);
  return startTime !== undefined && hasStarted({ startDate: isoDay(today), startTime }, { timeZone, now });
}

/** Returns whether a performance at `HH:MM` begins in the evening. */
export function isEvening(time: string): boolean {
  return time >= evening;
}

/**
 * Returns whether a show has performances on the weekday of a day, `YYYY-MM-DD`. Undefined when the provider sends no times.
 */
export function playsOnWeekday(show: Hours, date: string): boolean | undefined {
  const day = parseDate(date);
  if (day === undefined || Object.keys(show.lastStarts).length === 0) return undefined;
  return lastStartOn(show, day) !== undefined;
}

/** Returns when the last performance of a day begins, `HH:MM`; undefined where the provider does not say. */
function lastStartOn({ lastStarts }: Hours, day: Date): string | undefined {
  return lastStarts[weekdays[day.getUTCDay()] ?? ""];
}
