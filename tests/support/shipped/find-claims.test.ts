import { expect, test } from "vitest";
import type { LocaleCode } from "../../../i18n/locales.ts";
import { claimsIn, numbersIn, plainDigits, extractVisibleProse } from "./find-claims.ts";

const listClaimTexts = (prose: string, code: LocaleCode) => claimsIn(prose, code).map(({ text }) => text);

test.each<[LocaleCode, string, readonly string[]]>([
  ["en", "22 experiences in twelve cities", ["22", "twelve"]],
  ["en", "Best rated first.", ["Best", "first"]],
  ["en", "4.4 out of 5 from 5,000+ reviews, since 2014", ["4.4", "5", "5,000", "2014"]],
  ["en", "Every ticket includes the Forum", ["Every"]],
  ["en", "at 19:30 for €18", ["19:30", "18"]],
  ["en", "Bestow, almost, everyday", []],
  ["de", "Die besten in zwölf Städten", ["besten", "zwölf"]],
  ["ar", "أكثر من 20 مليون", ["20", "مليون"]],
  ["ja", "世界最大の円形闘技場", ["最大"]],
])("X25: %s: %s", (code, prose, claims) => {
  expect(listClaimTexts(prose, code)).toEqual(claims);
});

test.each([
  ['From [price tgid="50001"] in **Rome**', "From  in **Rome**"],
  ['[if-available tgid="50001"]from [min-price][/if-available]', "from "],
  ["Write to [help@a.example](mailto:help@a.example)", "Write to help@a.example"],
  ["1. Choose a date", "Choose a date"],
])("%s is read as %j", (text, prose) => {
  expect(extractVisibleProse(text)).toBe(prose);
});

test.each([
  ["Twenty-seven centuries", "27"],
  ["two hundred lamps", "200"],
  ["a crowd of 50,000", "50000"],
  ["more than 12 million", "12"],
  ["more than 12 million", "1200"],
])("%s states %s", (prose, number) => {
  expect(numbersIn(prose).has(number)).toBe(true);
});

test("the marks that group digits differ by language", () => {
  expect(["5,000", "5.000", "19:30"].map(plainDigits)).toEqual(["5000", "5000", "1930"]);
});
