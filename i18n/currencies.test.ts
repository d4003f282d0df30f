import { expect, test } from "vitest";
import { currencyCodes, isCurrencyCode, isPrimaryCurrency, minorUnitDigits } from "./currencies.ts";

test("J1: of 44 currencies the primary ones come first, and none comes twice", () => {
  expect(currencyCodes.slice(0, 6)).toEqual(["EUR", "USD", "AED", "SGD", "INR", "MYR"]);
  expect(currencyCodes.filter(isPrimaryCurrency)).toEqual(currencyCodes.slice(0, 6));
  expect(new Set(currencyCodes).size).toBe(44);
  expect(currencyCodes).toHaveLength(44);
});

test("J2: every currency shown as its code is one we show", () => {
  const shownAsCode = "AED CHF ZAR MYR SEK ISK DKK MOP CNY MXN QAR SAR AZN BHD LBP".split(" ");
  expect(shownAsCode.filter((code) => !isCurrencyCode(code))).toEqual([]);
});

test.each([
  ["EUR", true],
  ["eur", false],
  ["XXX", false],
  ["", false],
])("%j is a currency: %s", (code, known) => {
  expect(isCurrencyCode(code)).toBe(known);
});

test.each([
  ["EUR", 2],
  ["JPY", 0],
  ["ISK", 0],
  ["KWD", 3],
] as const)("the minor unit of %s has %d digits", (code, digits) => {
  expect(minorUnitDigits(code)).toBe(digits);
});
