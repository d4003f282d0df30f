import { Temporal } from "temporal-polyfill";
import { createOnce } from "./create-once.ts";
import { isoDay } from "./dates.ts";

/** A day of the calendar: `YYYY-MM-DD`, or midnight UTC. */
export type Day = string | Date;

/** Listings add the same days for hundreds of products, and Temporal takes six times as long as a look-up. */
const addedOnce = createOnce<string>(5000);

/** Returns the day so many days later: `2026-11-30`, 1 → `2026-12-01`. */
export function addDays(day: Day, days: number): string {
  const text = toText(day);
  return addedOnce(`${text} ${days}`, () => toPlainDate(text).add({ days }).toString());
}

/** Returns so many days from one on: `2026-11-30`, 2 → `2026-11-30`, `2026-12-01`. */
export function listDays(from: Day, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** Returns how many days `to` is after `from`; negative for a day before it. */
export function daysBetween(from: Day, to: Day): number {
  return toPlainDate(from).until(toPlainDate(to)).days;
}

/** Returns the first day of the month that is some months after that of a day: `2026-11-24` and 2 → `2027-01-01`. */
export function monthAfter(day: Day, months: number): string {
  return toPlainDate(day).with({ day: 1 }).add({ months }).toString();
}

/** Returns the weekday of a day, 1 for Monday to 7 for Sunday. */
export function weekdayOn(day: Day): number {
  return toPlainDate(day).dayOfWeek;
}

/** Returns a day as Temporal has it. Throws `RangeError` for a day that no calendar has. */
export function toPlainDate(day: Day): Temporal.PlainDate {
  return Temporal.PlainDate.from(toText(day));
}

function toText(day: Day): string {
  return typeof day === "string" ? day : isoDay(day);
}
