import { expect, test } from "vitest";
import { splitAtDay, dayFirstTag, formatDate, formatDayFirst, formatMoment, parseDate, weekdayName } from "./dates.ts";
import { locales } from "./locales.ts";

const date = new Date("2026-03-05T00:00:00Z");

test.each([
  ["short", "05-Mar-26"],
  ["full", "05-March-2026"],
  ["day-month", "Mar 5th"],
  ["common", "05 Mar 2026"],
] as const)("J15: in English, %s is %s", (style, text) => {
  expect(formatDate(date, locales.en, style)).toBe(text);
});

test.each([
  ["01", "1st"],
  ["02", "2nd"],
  ["03", "3rd"],
  ["04", "4th"],
  ["11", "11th"],
  ["12", "12th"],
  ["13", "13th"],
  ["21", "21st"],
  ["22", "22nd"],
  ["31", "31st"],
])("J15: day %s is %s", (day, text) => {
  expect(formatDate(new Date(`2026-12-${day}`), locales.en, "day-month")).toBe(`Dec ${text}`);
});

test.each([
  ["de", "full", "5. März 2026"],
  ["de", "short", "05.03.26"],
  ["fr", "day-month", "5 mars"],
  ["pt", "short", "05/03/26"],
  ["tw", "full", "2026年3月5日"],
  ["ar", "full", "5 مارس 2026"],
] as const)("J15: in %s, %s is %s", (code, style, text) => {
  expect(formatDate(date, locales[code], style)).toBe(text);
});

test.each([
  ["es", "5 de marzo de 2026", "5 mar 2026"],
  ["it", "5 marzo 2026", "5 mar 2026"],
  ["fr", "5 mars 2026", "5 mars 2026"],
  ["pt", "5 de março de 2026", "5 de mar. de 2026"],
  ["de", "5. März 2026", "5. März 2026"],
  ["nl", "5 maart 2026", "5 mrt 2026"],
  ["ja", "2026年3月5日", "2026年3月5日"],
  ["tw", "2026年3月5日", "2026年3月5日"],
  ["cn", "2026年3月5日", "2026年3月5日"],
  ["ko", "2026년 3월 5일", "2026년 3월 5일"],
  ["id", "5 Maret 2026", "5 Mar 2026"],
  ["pl", "5 marca 2026", "5 mar 2026"],
  ["ar", "5 مارس 2026", "5 مارس 2026"],
] as const)("J15: %s writes a day in prose as %s, elsewhere as %s", (code, full, common) => {
  expect([formatDate(date, locales[code], "full"), formatDate(date, locales[code])]).toEqual([full, common]);
});

test.each([
  ["en", "5 Mar"],
  ["de", "5. März"],
  ["ar", "5 مارس"],
] as const)("J15: in %s, a day beside its weekday is %s", (code, text) => {
  expect(new Intl.DateTimeFormat(dayFirstTag(locales[code]), { day: "numeric", month: "short" }).format(date)).toBe(
    text,
  );
});

test("the last moment of a day in UTC is still that day", () => {
  expect(formatDate(new Date("2026-03-05T23:59:59Z"), locales.en)).toBe("05 Mar 2026");
});

test.each([
  [1, "en", "Monday"],
  [7, "en", "Sunday"],
  [3, "de", "Mittwoch"],
  [5, "ar", "الجمعة"],
] as const)("day %d in %s is %s", (day, code, name) => {
  expect(weekdayName(day, locales[code])).toBe(name);
});

test.each(Object.values(locales))(
  "J15: in $name a short weekday has at most eight letters, in Portuguese four",
  (locale) => {
    const names = [1, 2, 3, 4, 5, 6, 7].map((day) => weekdayName(day, locale, "short"));
    const longest = Math.max(...names.map(({ length }) => length));
    expect(longest).toBeLessThanOrEqual(locale.code === "pt" ? 4 : 8);
  },
);

test.each([
  ["2026-12-01", "2026-12-01T00:00:00.000Z"],
  ["01-12-2026", "2026-12-01T00:00:00.000Z"],
  ["2028-02-29", "2028-02-29T00:00:00.000Z"],
])("F6: %s is a day", (text, iso) => {
  expect(parseDate(text)?.toISOString()).toBe(iso);
});

test.each(["", "2026-13-01", "2026-02-30", "29-02-2027", "2026-1-1", "2026/12/01", "2026-12-01T10:00", "soon"])(
  "F6: %j is not a day",
  (text) => {
    expect(parseDate(text)).toBeUndefined();
  },
);

test.each([
  ["en", "22 Nov 2026, 12:40 UTC"],
  ["de", "22. Nov. 2026, 12:40 UTC"],
  ["ar", "22 نوفمبر 2026، 12:40 UTC"],
  ["ja", "2026年11月22日 12:40 UTC"],
] as const)("X28: a moment in %s → %s", (code, expected) => {
  expect(formatMoment(Date.parse("2026-11-22T12:40:03Z"), locales[code])).toBe(expected);
});

test.each([
  ["en", "", " March 2026"],
  ["de", "", ". März 2026"],
  ["ja", "2026年3月", "日"],
  ["ar", "", " مارس 2026"],
] as const)("a date in %s is the number of its day between %j and %j", (code, before, after) => {
  expect(splitAtDay("2026-03-05", locales[code])).toEqual([before, after]);
});

test.each([
  ["fr", "1er mars 2027"],
  ["it", "1º mar 2027"],
  ["es", "1 mar 2027"],
  ["pt", "1 de mar. de 2027"],
] as const)("J15: in %s the first of March is %s", (code, text) => {
  expect(formatDate(new Date("2027-03-01"), locales[code])).toBe(text);
  expect(splitAtDay("2027-03-01", locales.fr)).toEqual(["", "er mars 2027"]);
});

test.each([
  ["fr", "mar. 1er déc., 15:00"],
  ["pt", "ter., 1 de dez., 15:00"],
] as const)("J15: in %s a moment with its weekday is %s", (code, text) => {
  const style = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  expect(formatDayFirst(new Date("2026-12-01T15:00:00Z"), locales[code], style)).toBe(text);
});
