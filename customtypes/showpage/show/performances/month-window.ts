import type { CalendarRange } from "../../../../catalog/calendar/calendar.ts";
import type { View } from "../../../../routing/view.ts";

/** Months that a page shows at once. */
export const monthsAtOnce = 2;

/** Months ahead in which a day can be chosen (specification §9). */
const monthsAhead = 12;

/** Returns the first day of the month that is some months after that of a day: `2026-11-24` and 2 → `2027-01-01`. */
export function monthAfter(date: string, months: number): string {
  const day = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}

/** Returns the first day of the last month in which a day can be chosen, or an earlier last performance. */
export function lastMonth(today: string, closing: string | undefined): string {
  const last = monthAfter(today, monthsAhead);
  return closing !== undefined && closing < last ? closing : last;
}

/**
 * Returns the days of the months that a view shows. For a chosen day the month before it is among them, for the nearest
 * days. Without a choice the provider decides: it begins today.
 */
export function calendarRange({ date, from }: Pick<View, "date" | "from">): Omit<CalendarRange, "id"> {
  if (date !== undefined) return { from: monthAfter(date, -1), to: lastBefore(monthAfter(date, monthsAtOnce)) };
  if (from !== undefined) return { from: monthAfter(from, 0), to: lastBefore(monthAfter(from, monthsAtOnce)) };
  return {};
}

function lastBefore(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}
