import { LRUCache } from "lru-cache";
import { Temporal } from "temporal-polyfill";

/**
 * Days of the calendar are "YYYY-MM-DD": no time, no zone, so that no daylight-saving change can touch them. `Date` counts
 * such days in UTC: a request reads thousands, and Temporal takes four to seven times as long.
 */
export const dayMs = 86_400_000;

export const weekdays = ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"] as const;

type Weekday = (typeof weekdays)[number];

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days `to` is after `from`. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/** `from` and `to` included; none when `to` is before `from`. */
export function datesBetween(from: string, to: string): readonly string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

export function toWeekday(date: string): Weekday {
  return weekdays[new Date(Date.parse(date)).getUTCDay()] ?? "SUNDAY";
}

/** False for days no calendar has, such as 2026-02-30. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

export interface LocalTime {
  /** "YYYY-MM-DD" */
  readonly date: string;
  /** "HH:MM" */
  readonly time: string;
}

/** A listing reads the same minute for thousands of products, and Temporal takes fifty times as long as a look-up. */
const localTimes = new LRUCache<string, LocalTime>({ max: 20_000 });
const minuteMs = 60_000;

/** Returns the date and time in a time zone at an instant, in epoch milliseconds. */
export function localTime(timeZone: string, now: number): LocalTime {
  const minute = Math.floor(now / minuteMs);
  const key = `${timeZone} ${minute}`;
  const known = localTimes.get(key);
  if (known !== undefined) return known;
  const local = Temporal.Instant.fromEpochMilliseconds(minute * minuteMs).toZonedDateTimeISO(timeZone);
  const date = local.toPlainDate().toString();
  const found = { date, time: local.toPlainTime().toString({ smallestUnit: "minute" }) };
  localTimes.set(key, found);
  return found;
}

/** The day it is in a time zone, as "YYYY-MM-DD". */
export function today(timeZone: string, now: number): string {
  return localTime(timeZone, now).date;
}
