import { addDays } from "../../i18n/days.ts";
import { zonedMoment, type LocalTime } from "../../i18n/zoned-moment.ts";
import type { BookingCutOff } from "../product/product-facts.ts";

const msPerMinute = 60_000;

/**
 * Returns until when a start can be booked, in epoch milliseconds (X2, P23). Undefined where that depends on opening
 * hours, which are those of a venue and not of a start.
 */
export function bookingEnd(cutOff: BookingCutOff, start: LocalTime, timeZone: string): number | undefined {
  if (cutOff.type === "FIXED_TIME")
    return zonedMoment({ date: addDays(start.date, -cutOff.daysBefore), time: cutOff.time }, timeZone);
  const startsAt = zonedMoment(start, timeZone);
  if (cutOff.type !== "START_TIME" || startsAt === undefined) return undefined;
  return startsAt - cutOff.minutesBefore * msPerMinute;
}
