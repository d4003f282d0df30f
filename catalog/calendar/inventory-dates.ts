import type { Calendar } from "./calendar.ts";

/** The days on which something can be booked, earliest first (specification §3). */
export function sortedInventoryDates({ dates }: Pick<Calendar, "dates">): readonly string[] {
  return Object.keys(dates).toSorted();
}

/** The first day that can be booked, not before `today` (`YYYY-MM-DD`); undefined when there is none. */
export function nextAvailableDate(calendar: Pick<Calendar, "dates">, today = ""): string | undefined {
  return sortedInventoryDates(calendar).find((date) => date >= today);
}
