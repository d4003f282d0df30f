import { expect, test } from "vitest";
import { isCountryCode } from "./countries.ts";
import { isCurrencyCode } from "./currencies.ts";

test.each([
  ["US", "USD"],
  ["GB", "GBP"],
  ["IT", "EUR"],
  ["FR", "EUR"],
  ["AE", "AED"],
  ["SG", "SGD"],
  ["AU", "AUD"],
  ["DE", "EUR"],
  ["TH", "THB"],
])("J4: %s is a country, and its currency %s is one that prices can be in", (country, currency) => {
  expect([isCountryCode(country), isCurrencyCode(currency)]).toEqual([true, true]);
});

test.each(["", "UK", "EU", "it", "ITA", "Italy", "XX", "ZZ", "XK", "A1"])("%j is no country", (text) => {
  expect(isCountryCode(text)).toBe(false);
});

test("ISO 3166-1 has 249 codes", () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  expect(pairs.filter(isCountryCode)).toHaveLength(249);
});
