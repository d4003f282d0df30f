import { Temporal } from "temporal-polyfill";
import { createOnce } from "./create-once.ts";
import { dateFormat } from "./formatters.ts";

/** A page reads the same days hundreds of times, and Temporal takes twenty times as long as a look-up. */
const todayOnce = createOnce<string>(5000);
const quarterMs = 900_000;

/**
 * Returns the day that it is in a time zone, `YYYY-MM-DD`. `now` is in epoch milliseconds. A zone that does not exist
 * counts as UTC: upstreams may send any text.
 */
export function todayIn(timeZone: string, now: number): string {
  // Every zone is some quarters of an hour from UTC, so no day begins within one.
  const quarter = Math.floor(now / quarterMs);
  const zone = () => (isTimeZone(timeZone) ? timeZone : "UTC");
  return todayOnce(`${timeZone} ${quarter}`, () =>
    toZoned(quarter * quarterMs, zone())
      .toPlainDate()
      .toString(),
  );
}

const timeOnce = createOnce<string>(5000);

/** Returns what clocks show at a moment in a time zone that exists, `HH:MM`. The moment is in epoch milliseconds. */
export function timeIn(timeZone: string, moment: number): string {
  const create = () => toZoned(Math.floor(moment), timeZone).toPlainTime().toString({ smallestUnit: "minute" });
  return timeOnce(`${timeZone} ${moment}`, create);
}

function toZoned(moment: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
}

/** Returns whether this is the IANA name of a time zone: `Europe/Rome`. */
export function isTimeZone(name: string): boolean {
  try {
    return dateFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
