import { type Calendar, sortedInventoryDates } from "./calendar.ts";

/** Returns the days that can be booked nearest to another one, earliest first (X15). None is before `today`. */
export function nearestDates(
  calendar: Pick<Calendar, "dates">,
  { to, today, most }: { readonly to: string; readonly today: string; readonly most: number },
): readonly string[] {
  const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(to));
  return sortedInventoryDates(calendar)
    .filter((date) => date >= today && date !== to)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .toSorted();
}
