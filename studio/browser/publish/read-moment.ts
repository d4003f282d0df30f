import { getLocalTimeZone, now as nowIn, parseDateTime, toCalendarDateTime, toZoned } from "@internationalized/date";

/** Returns the moment of a wall clock, "2026-12-03T09:00", in a time zone: the editor's by default. Null for any other text. */
export function readMoment(text: string, zone = getLocalTimeZone()): Date | null {
  try {
    return toZoned(parseDateTime(text), zone).toDate();
  } catch {
    return null;
  }
}

/** Returns the next full hour of a time zone, as an input has it: "2026-12-03T09:00". */
export function nextHour(zone = getLocalTimeZone(), from = nowIn(zone)): string {
  return toCalendarDateTime(from.add({ hours: 1 }).set({ minute: 0, second: 0, millisecond: 0 }))
    .toString()
    .slice(0, 16);
}
