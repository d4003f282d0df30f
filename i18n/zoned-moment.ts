import type { Temporal } from "temporal-polyfill";
import { createOnce } from "./create-once.ts";
import { parseDate } from "./dates.ts";
import { addDays, toPlainDate } from "./days.ts";
import { isTimeZone, todayIn } from "./time-zone.ts";

/** A day and a time of day in a place. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
}

/** Many products start at the same times, and Temporal takes ten times as long as a look-up. */
const momentOnce = createOnce<number | undefined>(5000);

/**
 * Returns the moment of a local time in a time zone, in epoch milliseconds. A time that the clocks skip is the moment as
 * far after the change. A time that they show twice is the first. Undefined for no time at all, and for a zone that does
 * not exist.
 */
export function zonedMoment(local: LocalTime, timeZone: string): number | undefined {
  const key = `${timeZone} ${local.date} ${local.time}`;
  return momentOnce(key, () => toZoned(local, timeZone)?.epochMilliseconds);
}

/**
 * Returns a local time with the offset of its zone, as ISO 8601: `2026-11-24T19:30:00+00:00`. Undefined as `zonedMoment`.
 */
export function zonedIso(local: LocalTime, timeZone: string): string | undefined {
  return toZoned(local, timeZone)?.toString({ timeZoneName: "never" });
}

/** Returns when today ends in a time zone, in epoch milliseconds. A zone that does not exist counts as UTC. */
export function toEndOfToday(timeZone: string, now: number): number {
  const tomorrow = toPlainDate(addDays(todayIn(timeZone, now), 1));
  return tomorrow.toZonedDateTime(isTimeZone(timeZone) ? timeZone : "UTC").epochMilliseconds;
}

/** `24:00` is the next midnight. */
const timePattern = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/;

function toZoned({ date, time }: LocalTime, timeZone: string): Temporal.ZonedDateTime | undefined {
  const [day, found] = [parseDate(date), timePattern.exec(time)];
  if (day === undefined || found === null || !isTimeZone(timeZone)) return undefined;
  const [, hours = 24, minutes = 0] = found;
  const local = { hours: Number(hours), minutes: Number(minutes) };
  return toPlainDate(day).toPlainDateTime().add(local).toZonedDateTime(timeZone);
}
