import { createOnce } from "../../i18n/create-once.ts";
import type { Locale, LocaleCode } from "../../i18n/locales.ts";
import { type LocalizedText, textLanguage } from "../../i18n/localized-text.ts";
import dataset from "./holidays.json" with { type: "json" };

/** The names of a public holiday. */
export interface HolidayNames {
  /** In the country's language. */
  readonly name: string;
  /** BCP 47 tag of the name. */
  readonly language: string;
  /** By the language of a page, if known. */
  readonly names: Readonly<Partial<Record<LocaleCode, string>>>;
}

export interface Holiday extends HolidayNames {
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** A public holiday with its days in all years of the dataset, `YYYY-MM-DD`. */
export interface HolidayRow extends HolidayNames {
  readonly days: readonly string[];
}

/** The public holidays of one country in all years of the dataset. Those of its regions are not among them. */
export interface HolidayCalendar {
  /** Whether all of them are known. Some countries have others by the moon, or by a decree of each year. */
  readonly isWhole: boolean;
  /** No two share a day. */
  readonly holidays: readonly HolidayRow[];
}

/** Which public holidays of a country are known: all, those of a fixed date, or none. */
export type KnownHolidays = "all" | "fixed" | "none";

const calendars: Readonly<Record<string, HolidayCalendar>> = dataset.countries;

/** Names the dataset and its license: the days of all countries are from it. */
export const holidaySource: string = dataset.source;

/** Returns which public holidays of a country are known in a year, by its ISO 3166-1 code. */
export function getKnownHolidays(country: string, year: number): KnownHolidays {
  const calendar = calendars[country];
  if (calendar === undefined || !dataset.years.includes(year)) return "none";
  return calendar.isWhole ? "all" : "fixed";
}

/** Returns the public holidays of a country in a year, earliest first. Empty for a country or a year that is not known. */
export function holidaysIn(country: string, year: number): readonly Holiday[] {
  return listHolidays(country).filter(({ date }) => date.startsWith(`${year}-`));
}

const listedOnce = createOnce<readonly Holiday[]>(500);

function listHolidays(country: string): readonly Holiday[] {
  return listedOnce(country, () => {
    const rows = calendars[country]?.holidays ?? [];
    const holidays = rows.flatMap(({ days, ...names }) => days.map((date) => ({ date, ...names })));
    return holidays.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  });
}

/** Returns the name of a holiday in the language of a page, else in that of its country (X8). */
export function holidayName({ name, language, names }: HolidayNames, locale: Locale): LocalizedText {
  const known = names[locale.code];
  return known === undefined ? { text: name, ...textLanguage(language, locale) } : { text: known };
}
