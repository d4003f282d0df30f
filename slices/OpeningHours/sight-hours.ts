import { closedDatesFrom, openingOn, seasonsFrom } from "../../catalog/sight/opening-on.ts";
import { formatDayHours, weekOn } from "../../catalog/sight/opening-week.ts";
import { daysOfWeek, type OpeningDay, type OpeningSchedule } from "../../catalog/sight/point-of-interest.ts";
import { type Holiday, holidaysIn } from "../../catalog/holiday/holidays.ts";
import { mergeNeeds, need, type Needs, noNeeds, type PageContext, type Place } from "../../renderer/index.ts";
import { dayIn, parseDate } from "../../i18n/dates.ts";
import { addDays } from "../../i18n/days.ts";
import { findPageCity } from "../../blocks/places/place-names.ts";
import { type Weekday, weekdays } from "../../blocks/sights/weekdays.ts";

/** One line of the table. */
export interface HoursRow {
  readonly day: Weekday;
  readonly hours: string;
  /** `HH:MM`; empty where it is not known. */
  readonly lastEntry: string;
}

/** Returns the needs for a sight's hours: the sight, and its city's time zone. */
export function sightHoursNeeds({ sight, city }: Place): Needs {
  if (sight === undefined) return noNeeds;
  return mergeNeeds([need("pois", [{ id: sight }]), city === undefined ? noNeeds : need("cities", [{ code: city }])]);
}

interface ClosedDay {
  readonly date: string;
  readonly holiday: Holiday | undefined;
}

/** The opening hours of the sight that a page is about. */
export interface SightHours {
  readonly rows: readonly HoursRow[];
  /** The season that these rows are of. */
  readonly season: OpeningSchedule | undefined;
  /** The seasons after it. */
  readonly later: readonly OpeningSchedule[];
  /** `YYYY-MM-DD`, in the next twelve months. */
  readonly closedOn: readonly ClosedDay[];
  /** Public holidays of the next two months on which its hours are known, but those that are closed days. */
  readonly holidays: readonly (Holiday & { readonly hours: string })[];
  readonly timeZone: string;
}

/** Returns the hours of a page's sight from the provider's schedules; undefined without schedules. */
export function findSightHours(page: PageContext): SightHours | undefined {
  const { place, snapshot } = page;
  const schedules = place.sight === undefined ? [] : (snapshot.get("pois", { id: place.sight })?.schedules ?? []);
  const timeZone = findPageCity(page)?.timeZone ?? "";
  const today = dayIn(timeZone, snapshot.readAt);
  const [season, ...later] = seasonsFrom(today, schedules);
  if (season === undefined) return undefined;
  const nextYear = new Date(addDays(today, 365));
  const closed = closedDatesFrom(today, schedules).filter((date) => startsBefore(date, nextYear));
  const known = holidaysFrom(today, page);
  return {
    rows: weekOn(chooseFirstDay(season, today), [season]).map((day) => toHoursRow(day, page)),
    season,
    later: later.filter(({ startDate }) => startsBefore(startDate, nextYear)),
    closedOn: closed.map((date) => ({ date, holiday: known.find((holiday) => holiday.date === date) })),
    holidays: openingsOn(known, schedules, today, page).filter(({ date }) => !closed.includes(date)),
    timeZone,
  };
}

/** A season may begin after today, where a single day is between two. */
function chooseFirstDay({ startDate }: OpeningSchedule, today: Date): Date {
  const start = parseDate(startDate) ?? today;
  return start > today ? start : today;
}

function startsBefore(date: string, limit: Date): boolean {
  return (parseDate(date) ?? limit) < limit;
}

function toHoursRow(day: OpeningDay, { t }: Pick<PageContext, "t">): HoursRow {
  return {
    day: weekdays[daysOfWeek.indexOf(day.day)] ?? "Monday",
    hours: formatDayHours(day, t),
    lastEntry: day.closed ? "" : (day.lastEntry ?? ""),
  };
}

/** Returns the public holidays of the page's country in this year and the next. */
function holidaysFrom(today: Date, { place }: PageContext): readonly Holiday[] {
  const year = today.getUTCFullYear();
  return [year, year + 1].flatMap((each) => holidaysIn(place.country ?? "", each));
}

function openingsOn(
  holidays: readonly Holiday[],
  schedules: readonly OpeningSchedule[],
  today: Date,
  { t }: Pick<PageContext, "t">,
): SightHours["holidays"] {
  const limit = new Date(addDays(today, 62));
  return holidays.flatMap((holiday) => {
    const day = parseDate(holiday.date);
    const opening = day && day >= today && day < limit ? openingOn(day, schedules) : undefined;
    return opening === undefined ? [] : [{ ...holiday, hours: formatDayHours(opening, t) }];
  });
}
