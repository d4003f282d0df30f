import { openingOn } from "../../catalog/sight/opening-on.ts";
import { daysOfWeek, type OpeningDay } from "../../catalog/sight/point-of-interest.ts";
import { mergeNeeds, need, type Needs, noNeeds, type PageContext, type Place } from "../../renderer/index.ts";
import { findPageCity } from "../../blocks/places/place-names.ts";
import { dayIn, parseDate } from "../../i18n/dates.ts";
import { listDays } from "../../i18n/days.ts";

/** Opening hours of a sight on the next days. */
export interface OpeningDays {
  /** Seven at most, each weekday once. */
  readonly days: readonly OpeningDay[];
  /** `HH:MM`, where it is the same on all days that are open. */
  readonly lastEntry: string | undefined;
  readonly timeZone: string;
}

/** Returns the needs for a sight's hours: the sight, and the time zone of the page's city. */
export function openingNeeds(sight: number | undefined, { city }: Place): Needs {
  if (sight === undefined) return noNeeds;
  return mergeNeeds([need("pois", [{ id: sight }]), city === undefined ? noNeeds : need("cities", [{ code: city }])]);
}

/** Returns a sight's hours from today on, closed days among them. Days that are not known are omitted. */
export function listOpeningDays(sight: number | undefined, page: Pick<PageContext, "snapshot" | "place">): OpeningDays {
  const timeZone = findPageCity(page)?.timeZone ?? "";
  const schedules = sight === undefined ? [] : (page.snapshot.get("pois", { id: sight })?.schedules ?? []);
  const days = listDays(dayIn(timeZone, page.snapshot.readAt), daysOfWeek.length).flatMap((date) => {
    const day = parseDate(date);
    return (day && openingOn(day, schedules)) ?? [];
  });
  const [lastEntry, ...others] = new Set(days.flatMap((day) => (day.closed ? [] : [day.lastEntry])));
  return { days, lastEntry: others.length === 0 ? lastEntry : undefined, timeZone };
}
