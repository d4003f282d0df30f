import { seasonsFrom } from "../../catalog/sight/opening-on.ts";
import { hoursInWords, weekOn } from "../../catalog/sight/opening-week.ts";
import { daysOfWeek, type OpeningDay, type OpeningSchedule } from "../../catalog/sight/point-of-interest.ts";
import { dayIn, weekdayName } from "../../i18n/dates.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import { cityOfPage } from "../../renderer/place-names.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";

/**
 * Returns the opening hours of the present season, days with the same hours in one line: `Mon, Tue: 09:00 to 18:00`. Hours
 * of all days name none. None where they are not known, and for a place that never closes.
 */
export function openingLines(schedules: readonly OpeningSchedule[], page: PageContext): readonly string[] {
  const { t, locale, snapshot } = page;
  const today = dayIn(cityOfPage(page)?.timeZone || "UTC", snapshot.readAt);
  const week = weekOn(today, seasonsFrom(today, schedules));
  if (week.every(isOpenAllDay)) return [];
  const days = new Map<string, string[]>();
  for (const day of week) {
    const hours = hoursInWords(day, t);
    const name = weekdayName(daysOfWeek.indexOf(day.day) + 1, locale, "short");
    days.set(hours, [...(days.get(hours) ?? []), name]);
  }
  return [...days].map(([hours, names]) =>
    names.length === daysOfWeek.length
      ? hours
      : t("list.labelled", { label: joinTexts("items", names, t), value: hours }),
  );
}

function isOpenAllDay(day: OpeningDay): boolean {
  return !day.closed && day.opens === "00:00" && day.closes >= "23:59";
}
