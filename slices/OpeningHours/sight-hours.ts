import { closedDatesFrom, openingOn, seasonsFrom } from "../../catalog/sight/opening-on.ts";
import { hoursInWords, weekOn } from "../../catalog/sight/opening-week.ts";
import { daysOfWeek, type OpeningDay, type OpeningSchedule } from "../../catalog/sight/point-of-interest.ts";
import { holidaysIn } from "../../catalog/holiday/holidays.ts";
import { mergeNeeds, need, type Needs, noNeeds } from "../../catalog/snapshot/needs.ts";
import { dayIn, parseDate } from "../../i18n/dates.ts";
import { cityOfPage } from "../../renderer/place-names.ts";
import type { Place } from "../../renderer/place.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { type Weekday, weekdays } from "./weekdays.ts";

/** One line of the table. */
export interface HoursRow {
  readonly day: Weekday;
  readonly hours: string;
  /** `HH:MM`; empty where it is not known. */
  readonly lastEntry: string;
}

/** What a page about a sight needs for its hours: the sight, and its city's time zone. */
export function sightHoursNeeds({ sight, city }: Place): Needs {
  if (sight === undefined) return noNeeds;
  return mergeNeeds([need("pois", [{ id: sight }]), city === undefined ? noNeeds : need("cities", [{ code: city }])]);
}

/** The opening hours of the sight that a page is about. */
export interface SightHours {
  readonly rows: readonly HoursRow[];
  /** The season that these rows are of. */
  readonly season: OpeningSchedule | undefined;
  /** The seasons after it. */
  readonly later: readonly OpeningSchedule[];
  /** `YYYY-MM-DD`, in the next twelve months. */
  readonly closedOn: readonly string[];
  /** Public holidays of the next two months on which its hours are known. */
  readonly holidays: readonly {
    readonly date: string;
    readonly name: string;
    readonly language: string;
    readonly hours: string;
  }[];
  readonly timeZone: string;
}

const dayLength = 86_400_000;

/** Returns the hours of a page's sight from the provider's schedules; undefined where it has none. */
export function sightHoursOf(page: PageContext): SightHours | undefined {
  const { place, snapshot } = page;
  const schedules = place.sight === undefined ? [] : (snapshot.get("pois", { id: place.sight })?.schedules ?? []);
  const timeZone = cityOfPage(page)?.timeZone ?? "";
  const today = dayIn(timeZone, snapshot.readAt);
  const [season, ...later] = seasonsFrom(today, schedules);
  if (season === undefined) return undefined;
  const nextYear = new Date(today.getTime() + 365 * dayLength);
  return {
    rows: weekOn(firstDayOf(season, today), [season]).map((day) => rowOf(day, page)),
    season,
    later: later.filter(({ startDate }) => startsBefore(startDate, nextYear)),
    closedOn: closedDatesFrom(today, schedules).filter((date) => startsBefore(date, nextYear)),
    holidays: holidaysOf(page, today, schedules),
    timeZone,
  };
}

/** A season may begin after today, where a single day is between two. */
function firstDayOf({ startDate }: OpeningSchedule, today: Date): Date {
  const start = parseDate(startDate) ?? today;
  return start > today ? start : today;
}

function startsBefore(date: string, limit: Date): boolean {
  return (parseDate(date) ?? limit) < limit;
}

function rowOf(day: OpeningDay, { t }: Pick<PageContext, "t">): HoursRow {
  return {
    day: weekdays[daysOfWeek.indexOf(day.day)] ?? "Monday",
    hours: hoursInWords(day, t),
    lastEntry: day.closed ? "" : (day.lastEntry ?? ""),
  };
}

function holidaysOf(page: PageContext, today: Date, schedules: readonly OpeningSchedule[]): SightHours["holidays"] {
  const limit = new Date(today.getTime() + 62 * dayLength);
  const year = today.getUTCFullYear();
  return [year, year + 1]
    .flatMap((each) => holidaysIn(page.place.country ?? "", each))
    .flatMap((holiday) => {
      const day = parseDate(holiday.date);
      const opening = day && day >= today && day < limit ? openingOn(day, schedules) : undefined;
      return opening === undefined ? [] : [{ ...holiday, hours: hoursInWords(opening, page.t) }];
    });
}
