import Holidays, { type HolidaysTypes } from "date-holidays";
import type { HolidayCalendar, HolidayNames, HolidayRow } from "../../catalog/holiday/holidays.ts";
import { listDays } from "../../i18n/days.ts";
import { addedCountries, addedDays, endedRules } from "./corrected-days.ts";
import { findNames } from "./dataset.ts";
import { asSubstitute, toNames } from "./names-on-pages.ts";

/** The site's countries (J4), and those of the embedded provider's cities. */
const countries = "AE AT AU CZ DE EG ES FR GB IN IT JO MY NL PE SG TH US".split(" ");

/** Countries whose cities of ours are all in one region with its own holidays: England. */
const regions: Readonly<Record<string, string>> = { GB: "ENG" };

const years = [2026, 2027, 2028, 2029, 2030, 2031];

/** Countries whose festivals by the moon the dataset lacks. */
const partial = new Set(["IN"]);

/** Rules of months that begin when the new moon is seen, and days that a government sets for one year. */
const movable = /Muharram|Safar|Rabi|Rajab|Shaban|Ramadan|Shawwal|Dhu|^\d{4}-/;

/** Returns the public holidays of all countries in the coming years, by ISO 3166-1 code. */
export function makeHolidays() {
  const calendars = countries.map((country) => [country, toCalendar(country)] as const);
  return { source: "date-holidays, CC BY-SA 3.0", years, countries: Object.fromEntries(calendars) };
}

/** Returns the holidays of a country, each with its days in all years. */
function toCalendar(country: string): HolidayCalendar {
  const calculated = createCalendar(country);
  const found = years
    .flatMap((year) => calculated.getHolidays(year))
    .filter(({ rule }) => !endedRules[country]?.has(rule));
  const isWhole = !partial.has(country) && !found.some(({ rule }) => movable.test(rule));
  // Two holidays of one day are one, under the later name.
  const days = new Map(found.flatMap((holiday) => listOwnDays(holiday).map((day) => [day, holiday])));
  const rows = new Map<string, HolidayRow>();
  for (const [day, holiday] of days) {
    const names = findHolidayNames(country, holiday);
    const key = JSON.stringify(names);
    rows.set(key, { ...names, days: [...(rows.get(key)?.days ?? []), day] });
  }
  return { isWhole, holidays: [...rows.values()] };
}

/** Creates the rules of a country. Only what its law calls a public holiday counts: no bank, school or optional days. */
function createCalendar(country: string): Holidays {
  const calendar = openCalendar(country);
  for (const [rule, name] of Object.entries(addedDays[country] ?? {})) {
    calendar.setHoliday(rule, { name, type: "public" });
  }
  return calendar;
}

function openCalendar(country: string): Holidays {
  const options = { types: ["public"] satisfies HolidaysTypes.HolidayType[] };
  const added = addedCountries[country];
  const region = regions[country];
  if (added === undefined) {
    return region === undefined ? new Holidays(country, options) : new Holidays(country, region, options);
  }
  const calendar = new Holidays(options);
  calendar.setTimezone(added.timeZone);
  return calendar;
}

/** Returns each day of a holiday: the rule `1 Shawwal P3D` has three. */
function listOwnDays({ date, rule }: HolidaysTypes.Holiday): readonly string[] {
  return listDays(date.slice(0, 10), Number(/ P(\d)D/.exec(rule)?.[1] ?? 1));
}

function findHolidayNames(country: string, { rule, substitute }: HolidaysTypes.Holiday): HolidayNames {
  const names = toNames(country, addedDays[country]?.[rule] ?? findNames(country, regions[country], rule));
  return substitute === true ? asSubstitute(names) : names;
}
