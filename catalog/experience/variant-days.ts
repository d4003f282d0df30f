import { type Calendar, sortedInventoryDates } from "../calendar/calendar.ts";
import type { Variant } from "../variant/variant.ts";

/** How many days are named. */
const most = 3;

/** Returns the next days on which a tour of a variant starts, from today on, `YYYY-MM-DD`. */
export function nextDaysOfVariant(
  { tourIds }: Pick<Variant, "tourIds">,
  calendar: Pick<Calendar, "dates">,
  today: string,
): readonly string[] {
  const ofVariant = new Set(tourIds);
  return sortedInventoryDates(calendar)
    .filter((date) => date >= today && (calendar.dates[date]?.tourIds ?? []).some((id) => ofVariant.has(id)))
    .slice(0, most);
}
