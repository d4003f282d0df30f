import { expect, it } from "vitest";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { formatTravelerName, formatTravelers } from "./traveler-words.ts";

const pageIn = (code: LocaleCode) => ({ locale: locales[code], t: createLocaleTranslator(locales[code]) });

it.each([
  ["en", "ADULT", "Adult"],
  ["pl", "CHILD", "Dziecko"],
  ["ko", "SENIOR", "시니어"],
  ["pl", "PILGRIM", "Pilgrim"],
] as const)("X16: in %s %s is %s, whatever the language of the provider", (code, pax, expected) => {
  const name = `${pax.charAt(0)}${pax.slice(1).toLowerCase()}`;
  expect(formatTravelerName({ pax, name }, pageIn(code).t)).toBe(expected);
});

it.each([
  ["en", "CHILD", 1, "1 child"],
  ["de", "CHILD", 1, "1 Kind"],
  ["pl", "GENERAL", 5, "5 osób"],
  ["ar", "ADULT", 2, "بالغان"],
  ["ar", "CHILD", 3, "3 أطفال"],
  ["ja", "ADULT", 2, "大人2名"],
  ["it", "PILGRIM", 2, "2 × Pilgrim"],
] as const)("X16: in %s %s × %i is %s", (code, pax, count, expected) => {
  expect(formatTravelers({ pax, name: "Pilgrim" }, count, pageIn(code))).toBe(expected);
});
