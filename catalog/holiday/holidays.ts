import { isoDay } from "../../i18n/dates.ts";
import { type HolidayCalendar, holidayCalendars, type HolidayRule } from "./holiday-rules.ts";

/** A public holiday. Its name is in the language of its country: `holidayName` has it in that of a page. */
export interface Holiday {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly name: string;
  /** What is added to the name of a day off in place of a holiday: `substitute day`. Absent for the holiday itself. */
  readonly substitute?: string;
  /** BCP 47 tag of both. */
  readonly language: string;
}

/** Which public holidays of a country are known: all, those of a fixed date, or none. */
export type KnownHolidays = "all" | "fixed" | "none";

/** Returns which public holidays of a country are known, by its ISO 3166-1 code. */
export function getKnownHolidays(country: string): KnownHolidays {
  const calendar = holidayCalendars.get(country);
  if (calendar === undefined) return "none";
  return calendar.isWhole ? "all" : "fixed";
}

/** Returns the public holidays of a country in a year, earliest first; none for a country that is not known. */
export function holidaysIn(country: string, year: number): readonly Holiday[] {
  const calendar = holidayCalendars.get(country);
  if (calendar === undefined) return [];
  const { language, rules } = calendar;
  const days = rules.map((rule) => ({ date: isoDay(toHolidayDate(rule, year)), name: rule.name, language }));
  return [...days, ...substitutes(days, calendar)].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

const dayLength = 86_400_000;

function toHolidayDate(rule: HolidayRule, year: number): Date {
  if ("on" in rule) return new Date(`${year}-${rule.on}T00:00:00Z`);
  if ("easter" in rule) return new Date(computeEaster(year).getTime() + rule.easter * dayLength);
  // The last Monday of a month is a week before the first of the next.
  const first = firstMonday(year, rule.monday === "first" ? rule.month : rule.month + 1);
  return rule.monday === "first" ? first : new Date(first.getTime() - 7 * dayLength);
}

function firstMonday(year: number, month: number): Date {
  const first = Date.UTC(year, month - 1, 1);
  return new Date(first + ((8 - new Date(first).getUTCDay()) % 7) * dayLength);
}

/** Returns Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function computeEaster(year: number): Date {
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const skippedMoons = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * (year % 19) + century - Math.floor(century / 4) - skippedMoons + 15) % 30;
  const leapDays = 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - (ofCentury % 4);
  const weekday = (32 + leapDays - moon) % 7;
  const late = Math.floor(((year % 19) + 11 * moon + 22 * weekday) / 451);
  return new Date(Date.UTC(year, 2, 22 + moon + weekday - 7 * late));
}

/** Days off in place of holidays on a weekend: each is the next weekday that is no holiday itself. */
function substitutes(days: readonly Holiday[], { substitute }: HolidayCalendar): readonly Holiday[] {
  if (substitute === undefined) return [];
  const taken = new Set(days.map(({ date }) => date));
  return days
    .filter(({ date }) => isWeekend(date))
    .map((holiday) => {
      let day = new Date(holiday.date);
      while (isWeekend(isoDay(day)) || taken.has(isoDay(day))) day = new Date(day.getTime() + dayLength);
      taken.add(isoDay(day));
      return { ...holiday, substitute, date: isoDay(day) };
    });
}

function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(date).getUTCDay());
}
