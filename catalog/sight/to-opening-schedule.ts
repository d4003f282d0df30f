import { type DayOfWeek, daysOfWeek, type OpeningDay, type OpeningSchedule } from "./opening-schedule.ts";
import type { WireDaySchedule, WireSchedule } from "./wire-poi.ts";

/** Opening times of one season, Monday first. A day without times, or of no known name, is not known. */
export function toOpeningSchedule({ startDate, endDate, operatingDaySchedules }: WireSchedule): OpeningSchedule {
  const days = daysOfWeek.flatMap((day) => {
    const wire = operatingDaySchedules.find(({ dayOfWeek }) => dayOfWeek === day);
    return wire === undefined ? [] : toOpeningDay(day, wire);
  });
  return { startDate, endDate, days };
}

function toOpeningDay(day: DayOfWeek, wire: WireDaySchedule): readonly OpeningDay[] {
  if (wire.closed) return [{ day, closed: true }];
  const { openingTime: opens, closingTime: closes, lastEntryTime: lastEntry } = wire;
  return opens === undefined || closes === undefined ? [] : [{ day, closed: false, opens, closes, lastEntry }];
}
