import { describe, expect, it } from "vitest";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { holidayName, holidaysIn, getKnownHolidays } from "./holidays.ts";

const datesIn = (country: string, year: number) => holidaysIn(country, year).map(({ date }) => date.slice(5));

function nameOn(country: string, date: string, code: LocaleCode) {
  const holiday = holidaysIn(country, Number(date.slice(0, 4))).find((each) => each.date === date);
  return holiday && holidayName(holiday, locales[code]);
}

describe("X8: public holidays", () => {
  // Easter is on 28 March 2027, on 5 April 2026 and on 16 April 2028.
  it.each([
    ["IT", 2027, "01-01 01-06 03-28 03-29 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26"],
    ["FR", 2026, "01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25"],
    ["ES", 2028, "01-01 01-06 04-14 05-01 08-15 10-12 11-01 12-06 12-08 12-25"],
    ["DE", 2027, "01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26"],
    ["AT", 2026, "01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26"],
    ["US", 2026, "01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25"],
    [
      "EG",
      2026,
      "01-07 01-25 03-20 03-21 03-22 04-13 04-25 05-01 05-27 05-28 05-29 05-30 06-16 06-30 07-23 08-25 10-06",
    ],
  ])("of %s in %i", (country, year, days) => {
    expect(datesIn(country, year).join(" ")).toBe(days);
  });

  it.each([
    [2026, "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28"],
    [2027, "01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28"],
    [2028, "01-01 01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26"],
  ])("of GB in %i are those of England, with days off in place of those on a weekend", (year, days) => {
    expect(datesIn("GB", year).join(" ")).toBe(days);
  });

  it.each([
    ["2026-12-26", "Boxing Day", "2. Weihnachtstag"],
    ["2026-12-28", "Boxing Day (substitute day)", "2. Weihnachtstag (Ersatztag)"],
    ["2027-12-27", "Christmas Day (substitute day)", "Weihnachten (Ersatztag)"],
  ])("of GB on %s is %s: a day off in place of a holiday is not the holiday twice", (date, en, de) => {
    expect([nameOn("GB", date, "en"), nameOn("GB", date, "de")]).toEqual([{ text: en }, { text: de }]);
  });

  it.each([
    ["IT", "2027-01-01", "de", { text: "Neujahr" }],
    ["IT", "2027-01-01", "ja", { text: "元日" }],
    ["AT", "2027-05-01", "de", { text: "Staatsfeiertag" }],
    ["EG", "2027-01-07", "en", { text: "Coptic Christmas" }],
    ["IT", "2027-06-02", "es", { text: "Día de la República" }],
    ["CZ", "2027-07-06", "de", { text: "Jan-Hus-Tag" }],
    ["US", "2027-11-25", "tw", { text: "感恩節" }],
    ["JO", "2027-05-25", "en", { text: "Independence Day" }],
    ["AE", "2027-12-03", "fr", { text: "Fête nationale" }],
  ] as const)("of %s on %s are named in %s", (country, date, code, name) => {
    expect(nameOn(country, date, code)).toEqual(name);
  });

  it.each([
    [
      { name: "Festa della Repubblica", language: "it" },
      { lang: "it", dir: "ltr" },
    ],
    [
      { name: "عيد تحرير سيناء", language: "ar" },
      { lang: "ar", dir: "rtl" },
    ],
  ])("of unknown name in a language have that of their country: %o", (own, language) => {
    expect(holidayName({ ...own, names: {} }, locales.es)).toEqual({ text: own.name, ...language });
  });

  it("of the Emirates are those of their law of 2024", () => {
    expect(datesIn("AE", 2026).join(" ")).toBe(
      "01-01 03-20 03-21 03-22 05-26 05-27 05-28 05-29 06-16 08-25 12-02 12-03",
    );
  });

  it.each([
    ["IT", 2027, "all"],
    ["GB", 2027, "all"],
    ["EG", 2027, "fixed"],
    ["IN", 2027, "fixed"],
    ["JO", 2027, "fixed"],
    ["NO", 2027, "none"],
    ["IT", 2050, "none"],
  ])("of %s in %i are known: %s", (country, year, known) => {
    expect(getKnownHolidays(country, year)).toBe(known);
    expect(holidaysIn(country, year).length > 0).toBe(known !== "none");
  });
});
