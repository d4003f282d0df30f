import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import {
  averageForMachines,
  describeRating,
  formatAverage,
  compactNumber,
  hasRatingBooster,
  formatRating,
  ratingLabel,
} from "./rating.ts";

test.each([
  [5, "Awesome"],
  [4, "Good"],
  [3, "Average"],
  [2, "Poor"],
  [1, "Terrible"],
  [0, undefined],
  [4.5, undefined],
  [6, undefined],
])("D17: a rating of %d is %s", (rating, label) => {
  expect(ratingLabel(rating, createLocaleTranslator(locales.en))).toBe(label);
});

test("D17: the word is the language's own", () => {
  expect(ratingLabel(5, createLocaleTranslator(locales.de))).toBe("Großartig");
});

test.each([
  ["en", 4, 5743, { average: "4.0", count: "5,743" }],
  ["en", 4.66, 1_234_567, { average: "4.7", count: "1,234,567" }],
  ["de", 4.66, 5743, { average: "4,7", count: "5.743" }],
  ["ar", 4.66, 5743, { average: "4.7", count: "5,743" }],
] as const)("F14: in %s, %d from %d ratings", (code, average, ratingCount, expected) => {
  expect(formatRating({ average, ratingCount, reviewCount: 0 }, locales[code])).toEqual(expected);
});

test.each(Object.values(locales))("F14: a sentence has both numbers as $name writes them", (locale) => {
  const rating = { average: 4.66, ratingCount: 5743, reviewCount: 0 };
  const { average, count } = formatRating(rating, locale);
  const sentence = describeRating(rating, locale, createLocaleTranslator(locale));
  expect(sentence).toContain(average);
  expect(sentence).toContain(count);
});

test.each([
  [4, 100, true],
  [4.8, 12_000, true],
  [3.99, 100, false],
  [4, 99, false],
])("F14: %d from %d ratings is a booster: %s", (average, ratingCount, booster) => {
  expect(hasRatingBooster({ average, ratingCount })).toBe(booster);
});

test("F14: no rating is none", () => {
  expect(hasRatingBooster(undefined)).toBe(false);
});

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1K"],
  [5743, "5.7K"],
  [12_000, "12K"],
  [20_000_000, "20M"],
])("J13: %d is %s", (value, text) => {
  expect(compactNumber(value, locales.en)).toBe(text);
});

test.each([
  [9999, 5, "9,999"],
  [10_000, 5, "10K"],
  [99, 2, "99"],
  [9, 2, "9"],
])("J13: %d with %d digits is %s", (value, digits, text) => {
  expect(compactNumber(value, locales.en, digits)).toBe(text);
});

test("J13: abbreviated the language's own way, in Latin digits", () => {
  expect([compactNumber(12_345, locales.tw), compactNumber(12_345, locales.ar)]).toEqual(["1.2萬", "12.3\u00a0ألف"]);
});

test.each([
  [4.35, "4.4"],
  [4.85, "4.9"],
  [4, "4.0"],
])("X5: machines read %d as people do: %s", (average, expected) => {
  expect(averageForMachines(average)).toBe(expected);
  expect(formatAverage(average, locales.en)).toBe(expected);
});
