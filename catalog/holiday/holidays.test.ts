import { describe, expect, it } from "vitest";
import { holidayCalendars } from "./holiday-rules.ts";
import { locales } from "../../i18n/locales.ts";
import { holidayName } from "./holiday-names.ts";
import { holidaysIn, getKnownHolidays } from "./holidays.ts";

const datesIn = (country: string, year: number) => holidaysIn(country, year).map(({ date }) => date.slice(5));

describe("X8: public holidays", () => {
  // Each list is that of date-holidays 3.37.0 for the year, of type "public".
  it.each([
    ["IT", 2027, "01-01 01-06 03-28 03-29 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26"],
    ["FR", 2026, "01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25"],
    ["ES", 2028, "01-01 01-06 04-14 05-01 08-15 10-12 11-01 12-06 12-08 12-25"],
  ])("of %s in %i", (country, year, days) => {
    expect(datesIn(country, year).join(" ")).toBe(days);
  });

  it.each([
    [2026, "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28"],
    [2027, "01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28"],
    [2028, "01-01 01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26"],
  ])("of GB in %i have days off in place of those on a weekend", (year, days) => {
    expect(datesIn("GB", year).join(" ")).toBe(days);
  });

  it.each([
    ["2026-12-26", "Boxing Day", "2. Weihnachtstag"],
    ["2026-12-28", "Boxing Day (substitute day)", "2. Weihnachtstag (Ersatztag)"],
    ["2027-12-27", "Christmas Day (substitute day)", "1. Weihnachtstag (Ersatztag)"],
    ["2027-12-28", "Boxing Day (substitute day)", "2. Weihnachtstag (Ersatztag)"],
  ])("of GB on %s is %s: a day off in place of a holiday is not the holiday twice", (date, en, de) => {
    const found = holidaysIn("GB", Number(date.slice(0, 4))).filter((day) => day.date === date);
    const names = found.flatMap((holiday) => [locales.en, locales.de].map((locale) => holidayName(holiday, locale)));
    expect(names).toEqual([{ text: en }, { text: de }]);
  });

  it.each(["en", "de", "ar"] as const)("have all of them a name in %s", (code) => {
    const all = [...holidayCalendars.keys()].flatMap((country) => holidaysIn(country, 2027));
    expect(all.filter((holiday) => holidayName(holiday, locales[code]).lang !== undefined)).toEqual([]);
  });

  it.each([
    ["IT", locales.de, { text: "Neujahr" }],
    ["AT", locales.de, { text: "Neujahr" }],
    ["EG", locales.ar, { text: "عيد الميلاد المجيد" }],
    ["IT", locales.es, { text: "Capodanno", lang: "it", dir: "ltr" }],
    ["EG", locales.es, { text: "عيد الميلاد المجيد", lang: "ar", dir: "rtl" }],
  ])("of %s are named in the language of the page, else in that of the country", (country, locale, name) => {
    const [first] = holidaysIn(country, 2027);
    expect(first && holidayName(first, locale)).toEqual(name);
  });

  // Each list has the days of the named law. Easter is on 28 March 2027, and on 5 April 2026.
  it.each([
    ["DE", 2027, "01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26"],
    ["AT", 2026, "01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26"],
  ])("of %s in %i are those of its law", (country, year, days) => {
    expect(datesIn(country, year).join(" ")).toBe(days);
  });

  it.each([
    ["IN", "01-26 03-26 08-15 10-02 12-25", "fixed"],
    ["EG", "01-07 01-25 04-25 05-01 06-30 07-23 10-06", "fixed"],
    ["IT", "01-01 01-06 03-28 03-29 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26", "all"],
  ])("of %s are %s: %s of them are known, since the moon moves others", (country, days, known) => {
    expect([datesIn(country, 2027).join(" "), getKnownHolidays(country)]).toEqual([days, known]);
  });

  it("have their names in the language of the country", () => {
    expect(holidaysIn("IT", 2026)[0]).toEqual({ date: "2026-01-01", name: "Capodanno", language: "it" });
  });

  it("of a country that is not known are none", () => {
    expect([getKnownHolidays("JO"), holidaysIn("JO", 2026)]).toEqual(["none", []]);
  });

  it.each([...holidayCalendars])("of %s name their source", (_country, { source }) => {
    expect(source).not.toBe("");
  });
});
