import { expect, test } from "vitest";
import { cityName } from "../../i18n/city-names.ts";
import { climates } from "./climates.ts";

test("each is of a city that has a name", () => {
  expect([...climates.keys()].filter((code) => cityName(code, "en") === undefined)).toEqual([]);
});

test.each([...climates])("%s has twelve months that can be", (_city, { high, low, rain, wetDays }) => {
  expect([high, low, rain, wetDays].map(({ length }) => length)).toEqual([12, 12, 12, 12]);
  expect(high.filter((degrees, month) => degrees <= (low[month] ?? degrees))).toEqual([]);
  expect([...rain, ...wetDays].filter((value) => value < 0 || !Number.isInteger(value))).toEqual([]);
  expect(wetDays.filter((days) => days > 31)).toEqual([]);
  // A day that counts had some rain: no month has more of them than millimeters.
  expect(wetDays.filter((days, month) => days > Math.ceil(rain[month] ?? 0))).toEqual([]);
});
