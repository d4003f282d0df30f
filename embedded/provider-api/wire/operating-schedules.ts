import { weekdays } from "../time/dates.ts";
import type { Hours, Opening, Season } from "../source/opening.ts";
import { listSeasonDates } from "./season-dates.ts";

const week = [...weekdays.slice(1), weekdays[0]];

/** The opening hours of two years in order, from `year` on. A season ends with its year. */
export function wireOperatingSchedules({ seasons, closedOn }: Opening, year: number) {
  const schedules = [year, year + 1].flatMap((one) => [
    ...seasons.flatMap((season) => listSeasonDates(season, closedOn, one).map((dates) => schedule(dates, season))),
    ...closedOn.map((day) => schedule({ startDate: `${one}-${day}`, endDate: `${one}-${day}` }, undefined)),
  ]);
  return schedules.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1));
}

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
}

/** Closed every day without a season. */
function schedule(dates: Dates, season: Season | undefined) {
  return { ...dates, operatingDaySchedules: week.map((day) => daySchedule(day, findHours(day, season))) };
}

function findHours(day: (typeof weekdays)[number], season: Season | undefined): Hours | undefined {
  const differing = season?.days[day];
  return differing === null ? undefined : (differing ?? season?.usually);
}

function daySchedule(dayOfWeek: string, hours: Hours | undefined) {
  return {
    dayOfWeek,
    closed: hours === undefined,
    openingTime: clock(hours?.opens),
    closingTime: clock(hours?.closes),
    lastEntryTime: clock(hours?.lastEntry),
  };
}

/** Returns the time that a clock shows: 24:45 is 00:45 of the next day. */
function clock(time: string | undefined): string | null {
  if (time === undefined) return null;
  const [hour, minutes] = time.split(":");
  return `${String(Number(hour) % 24).padStart(2, "0")}:${minutes}`;
}
