import { expect, test } from "vitest";
import { isCountryCode } from "./countries.ts";

test.each("US GB IT FR AE SG AU DE TH".split(" "))("J4: %s is a country", (code) => {
  expect(isCountryCode(code)).toBe(true);
});

test.each(["", "UK", "EU", "it", "ITA", "Italy", "XX", "ZZ", "XK", "A1"])("%j is no country", (text) => {
  expect(isCountryCode(text)).toBe(false);
});

test("ISO 3166-1 has 249 codes", () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  expect(pairs.filter(isCountryCode)).toHaveLength(249);
});
