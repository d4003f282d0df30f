import {
  daysOfWeek,
  type DayOfWeek,
  type OpeningDay,
  type OpeningSchedule,
} from "../../catalog/sight/opening-schedule.ts";

/** The days of the season a day is in, Monday first; empty when that season is not known. */
export function weekOn(day: Date, schedules: readonly OpeningSchedule[]): readonly OpeningDay[] {
  const date = day.toISOString().slice(0, 10);
  const season = schedules.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
  return daysOfWeek.flatMap((name) => season?.days.find((known) => known.day === name) ?? []);
}

/** Which day of the week this is. */
export function dayOfWeek(day: Date): DayOfWeek | undefined {
  return daysOfWeek[(day.getUTCDay() + 6) % 7];
}
