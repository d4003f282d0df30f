import { type Calendar, sortedInventoryDates } from "../calendar/calendar.ts";
import type { Variant } from "../variant/variant.ts";

/** Returns the next days, three by default, on which a tour of a variant starts, from today on, `YYYY-MM-DD`. */
export function listNextVariantDays(
  { tourIds }: Pick<Variant, "tourIds">,
  calendar: Pick<Calendar, "dates">,
  today: string,
  most = 3,
): readonly string[] {
  const ofVariant = new Set(tourIds);
  return sortedInventoryDates(calendar)
    .filter((date) => date >= today && (calendar.dates[date]?.tourIds ?? []).some((id) => ofVariant.has(id)))
    .slice(0, most);
}
