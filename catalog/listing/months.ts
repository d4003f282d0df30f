import { isoDay } from "../../i18n/dates.ts";
import type { Days } from "./days.ts";

/** Returns this month and those after it, from their first to their last day. `today` is at midnight UTC. */
export function monthsFrom(today: Date, count: number): readonly Days[] {
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  return Array.from({ length: count }, (_, index) => ({
    from: isoDay(new Date(Date.UTC(year, month + index, 1))),
    to: isoDay(new Date(Date.UTC(year, month + index + 1, 0))),
  }));
}
