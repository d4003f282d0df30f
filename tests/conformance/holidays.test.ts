import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getKnownHolidays, holidayName, holidaysIn } from "../../catalog/holiday/holidays.ts";
import cities from "../../embedded/provider-api/data/cities.json" with { type: "json" };
import { locales } from "../../i18n/locales.ts";

const countries = [...new Set(cities.map(({ country }) => country.code))];
const guide = readFileSync(new URL("../../docs/features/sights-and-guides.md", import.meta.url), "utf8");
const incomplete = new Set([...guide.matchAll(/^\| ([A-Z]{2}) /gmu)].map(([, code]) => code));

test.each(countries)("X8: holidays of %s have a name in each language, and no two share a day", (country) => {
  const all = holidaysIn(country, 2027);
  const unnamed = all.flatMap((holiday) =>
    Object.values(locales).filter((locale) => holidayName(holiday, locale).lang !== undefined),
  );
  expect(unnamed.map(({ code }) => code)).toEqual([]);
  expect(new Set(all.map(({ date }) => date)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(5);
});

test.each(countries)("X8: the guide names what is unknown of the holidays of %s", (country) => {
  expect(getKnownHolidays(country, 2027)).toBe(incomplete.has(country) ? "fixed" : "all");
});
