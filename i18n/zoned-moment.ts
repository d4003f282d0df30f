import { dateFormat } from "./formatters.ts";
import { dayIn, isoDay, isTimeZone } from "./dates.ts";

/** A day and a time of day in a place. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
}

/**
 * Returns the moment of a local time in a time zone, in epoch milliseconds. A time that the clocks skip is the moment as
 * far after the change. Undefined for no time at all, and for a zone that does not exist.
 */
export function zonedMoment({ date, time }: LocalTime, timeZone: string): number | undefined {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc) || !isTimeZone(timeZone)) return undefined;
  // The offset may change between the first guess and the moment itself.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return asUtc - offsetAt(guess, timeZone);
}

/**
 * Returns a local time with the offset of its zone, as ISO 8601: `2026-11-24T19:30:00+00:00`. Undefined as `zonedMoment`.
 */
export function zonedIso(local: LocalTime, timeZone: string): string | undefined {
  const moment = zonedMoment(local, timeZone);
  if (moment === undefined) return undefined;
  const minutes = Math.round((Date.parse(`${local.date}T${local.time}:00Z`) - moment) / 60_000);
  const parts = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const [hours, rest] = parts.map((part) => String(part).padStart(2, "0"));
  return `${local.date}T${local.time}:00${minutes < 0 ? "-" : "+"}${hours}:${rest}`;
}

const dayLength = 86_400_000;

/** Returns when today ends in a time zone, in epoch milliseconds. A zone that does not exist counts as UTC. */
export function toEndOfToday(timeZone: string, now: number): number {
  const tomorrow = dayIn(timeZone, now).getTime() + dayLength;
  return zonedMoment({ date: isoDay(new Date(tomorrow)), time: "00:00" }, timeZone) ?? tomorrow;
}

/** Returns by how many milliseconds the clocks of a zone are ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  // Swedish writes a moment as ISO 8601 does.
  const local = dateFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" }).format(moment);
  return Date.parse(`${local.replace(" ", "T")}Z`) - Math.floor(moment / 1000) * 1000;
}
