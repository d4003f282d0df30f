import { daysOfWeek, type DayOfWeek, type OpeningDay, type OpeningSchedule } from "./point-of-interest.ts";
import { isoDay } from "../../i18n/dates.ts";
import { weekdayOn } from "../../i18n/days.ts";
import type { Translator } from "../../i18n/translator.ts";

/** Returns the days of the season that a day is in, Monday first; empty where the season is not known. */
export function weekOn(day: Date, schedules: readonly OpeningSchedule[]): readonly OpeningDay[] {
  const date = isoDay(day);
  const season = schedules.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
  return daysOfWeek.flatMap((name) => season?.days.find((known) => known.day === name) ?? []);
}

/** Returns the day of the week. */
export function toDayOfWeek(day: Date): DayOfWeek | undefined {
  return daysOfWeek[weekdayOn(day) - 1];
}

/** Returns the hours of a day in words: "08:30 to 19:15", or "Closed". */
export function formatDayHours(day: OpeningDay, t: Translator): string {
  if (day.closed) return t("openingHours.closed");
  return t("openingHours.hours", { opens: day.opens, closes: day.closes });
}
