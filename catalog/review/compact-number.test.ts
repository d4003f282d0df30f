import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { compactNumber } from "./compact-number.ts";

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
