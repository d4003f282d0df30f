import { daylightOn } from "../daylight/daylight.ts";
import { type Climate, listClimateMonths, type MonthClimate } from "../climate/climate.ts";
import { type Holiday, holidaysIn, type KnownHolidays, getKnownHolidays } from "../holiday/holidays.ts";
import type { Coordinates } from "../place/place.ts";
import { openingOn } from "../sight/opening-on.ts";
import type { OpeningDay, OpeningSchedule } from "../sight/point-of-interest.ts";
import { isoDay } from "../../i18n/dates.ts";
import { listDays } from "../../i18n/days.ts";
import { crowdAt, type CrowdLevel, type CrowdSpan, findSeason, type SeasonLevel, type SeasonSpan } from "./crowd.ts";

/** All that is known of when a sight is full, and of what is around it. */
export interface VisitFacts {
  readonly crowds: readonly CrowdSpan[];
  readonly seasons: readonly SeasonSpan[];
  readonly schedules: readonly OpeningSchedule[];
  readonly position: Coordinates;
  /** ISO 3166-1 code. */
  readonly country: string;
  readonly climate: Climate | undefined;
  /** Minutes that a visit takes at least; 0 where nobody says. */
  readonly stay: number;
}

/** One hour in which a sight is open. */
export interface VisitHour {
  /** 0 to 23. */
  readonly hour: number;
  readonly level: CrowdLevel;
}

/** One day of the calendar: crowds, season, holiday, daylight and normals of its month. */
export interface VisitDay {
  /** At midnight UTC. */
  readonly day: Date;
  /** Undefined where the opening times are not known. */
  readonly opening: OpeningDay | undefined;
  /** The hours whose level is known, in order; none on a day that is closed. */
  readonly hours: readonly VisitHour[];
  readonly season: SeasonLevel | undefined;
  readonly holiday: Holiday | undefined;
  /** Which public holidays of the country are known: only where all are, another day is certainly no holiday. */
  readonly holidaysKnown: KnownHolidays;
  /** Epoch milliseconds. */
  readonly sunrise: number | undefined;
  readonly sunset: number | undefined;
  readonly climate: MonthClimate | undefined;
  /** Minutes that a visit takes at least; 0 where nobody says. */
  readonly stay: number;
}

/** Returns so many days from `today` on, which is midnight UTC. */
export function visitDays(today: Date, count: number, facts: VisitFacts): readonly VisitDay[] {
  return listDays(today, count).map((day) => visitDay(new Date(day), facts));
}

function visitDay(day: Date, { crowds, seasons, schedules, position, country, climate, stay }: VisitFacts): VisitDay {
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + 1];
  const opening = openingOn(day, schedules);
  const light = daylightOn(day, position);
  return {
    day,
    opening,
    hours: listVisitHours(opening, crowds),
    season: findSeason(seasons, month),
    holiday: holidaysIn(country, year).find(({ date }) => date === isoDay(day)),
    holidaysKnown: getKnownHolidays(country, year),
    sunrise: light?.rises,
    sunset: light?.sets,
    climate: climate && listClimateMonths(climate)[month - 1],
    stay,
  };
}

/** The hours in which one can enter, with their levels. */
function listVisitHours(opening: OpeningDay | undefined, crowds: readonly CrowdSpan[]): readonly VisitHour[] {
  return entryHours(opening).flatMap((hour) => {
    const level = opening && crowdAt(crowds, opening.day, hour);
    return level === undefined || level === "closed" ? [] : [{ hour, level }];
  });
}

/** Returns the hours that a day is open in, whole or in part: 08:30 to 16:30 → 8 to 16. One that closes after midnight ends at 24. */
export function openHours(opening: OpeningDay | undefined): readonly number[] {
  if (opening === undefined || opening.closed) return [];
  const first = readHour(opening.opens);
  const closes = opening.closes > opening.opens ? opening.closes : "24:00";
  const end = Math.ceil(readHour(closes) + (closes.endsWith(":00") ? 0 : 0.5));
  return Array.from({ length: end - first }, (_, index) => first + index);
}

/** Returns the open hours, whole or in part, that begin before the last entry. */
export function entryHours(opening: OpeningDay | undefined): readonly number[] {
  const hours = openHours(opening);
  if (opening === undefined || opening.closed || opening.lastEntry === undefined) return hours;
  const { opens, lastEntry } = opening;
  // A last entry after midnight is of the next day.
  return lastEntry < opens ? hours : hours.filter((hour) => `${String(hour).padStart(2, "0")}:00` < lastEntry);
}

function readHour(time: string): number {
  return Number(time.slice(0, 2));
}
