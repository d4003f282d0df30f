import { seasonsFrom } from "../../catalog/sight/opening-on.ts";
import { weekOn } from "../../catalog/sight/opening-week.ts";
import type { OpeningDay, OpeningSchedule } from "../../catalog/sight/point-of-interest.ts";
import { formatWeekHours } from "../../catalog/sight/format-week-hours.ts";
import { dayIn, formatDayText } from "../../i18n/dates.ts";
import { findPageCity } from "../../blocks/places/place-names.ts";
import type { PageContext } from "../../renderer/index.ts";

/**
 * Returns the opening hours of the present season: `Mon, Tue: 09:00 to 18:00`. A last line has the day until which they
 * hold. None where they are not known, and for a place that never closes.
 */
export function openingLines(schedules: readonly OpeningSchedule[], page: PageContext): readonly string[] {
  const today = dayIn(findPageCity(page)?.timeZone || "UTC", page.snapshot.readAt);
  const [season] = seasonsFrom(today, schedules);
  const week = season === undefined ? [] : weekOn(today, [season]);
  if (season === undefined || week.every(isOpenAllDay)) return [];
  const until = page.t("openingHours.until", { date: formatDayText(season.endDate, page.locale) });
  return [...formatWeekHours(week, page), until];
}

function isOpenAllDay(day: OpeningDay): boolean {
  return !day.closed && day.opens === "00:00" && day.closes >= "23:59";
}
