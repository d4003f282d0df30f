import {
  type CalendarDate,
  type DateValue,
  getLocalTimeZone,
  parseAbsolute,
  parseDate,
  toCalendarDate,
  toZoned,
  type ZonedDateTime,
} from "@internationalized/date";
import type { Json } from "../../../protocol/document.ts";

export type ChosenDate = DateValue;

/** `"2026-01-02"` → that day; null for anything else. */
export function parseDay(value: Json | undefined): CalendarDate | null {
  try {
    return parseDate(typeof value === "string" ? value : "");
  } catch {
    return null;
  }
}

/** `"2026-01-02T10:00:00+0000"` → that moment in a time zone, the editor's by default; null for anything else. */
export function parseMoment(value: Json | undefined, zone = getLocalTimeZone()): ZonedDateTime | null {
  const time = Date.parse(typeof value === "string" ? value.replace(/([+-]\d\d)(\d\d)$/, "$1:$2") : "");
  return Number.isNaN(time) ? null : parseAbsolute(new Date(time).toISOString(), zone);
}

/** A day → `"2026-01-02"`, a moment → `"2026-01-02T10:00:00+0000"`. */
export function formatDate(date: ChosenDate, zone = getLocalTimeZone()): string {
  if (!("hour" in date)) return toCalendarDate(date).toString();
  return toZoned(date, zone)
    .toDate()
    .toISOString()
    .replace(/\.\d+Z$/, "+0000");
}
