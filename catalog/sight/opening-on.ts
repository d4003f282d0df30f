import { isoDay } from "../../i18n/dates.ts";
import type { OpeningDay, OpeningSchedule } from "./point-of-interest.ts";
import { toDayOfWeek } from "./opening-week.ts";

/** Returns the opening times of one day; undefined where they are not known. */
export function openingOn(day: Date, schedules: readonly OpeningSchedule[]): OpeningDay | undefined {
  const date = isoDay(day);
  const season = schedules.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
  return season?.days.find((known) => known.day === toDayOfWeek(day));
}

/**
 * Returns the schedules of more than a day: the seasons. Neighbors with the same hours are one, also around a day that is
 * closed. Those that are over on `today` are omitted.
 */
export function seasonsFrom(today: Date, schedules: readonly OpeningSchedule[]): readonly OpeningSchedule[] {
  const date = isoDay(today);
  const seasons: OpeningSchedule[] = [];
  for (const schedule of schedules.filter(({ startDate, endDate }) => startDate < endDate)) {
    const last = seasons.at(-1);
    const continues = last !== undefined && haveSameHours(last.days, schedule.days);
    if (continues) seasons.splice(-1, 1, { ...last, endDate: schedule.endDate });
    else seasons.push(schedule);
  }
  return seasons.filter(({ endDate }) => date <= endDate);
}

/** Whether two weeks have the same hours. */
function haveSameHours(one: readonly OpeningDay[], other: readonly OpeningDay[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the days from `today` on that are closed by a schedule for that day only, earliest first. */
export function closedDatesFrom(today: Date, schedules: readonly OpeningSchedule[]): readonly string[] {
  const date = isoDay(today);
  return schedules
    .filter(({ startDate, endDate, days }) => startDate === endDate && date <= startDate && isAlwaysClosed(days))
    .map(({ startDate }) => startDate);
}

function isAlwaysClosed(days: readonly OpeningDay[]): boolean {
  return days.length > 0 && days.every(({ closed }) => closed);
}
