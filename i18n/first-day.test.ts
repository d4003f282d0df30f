import { expect, test } from "vitest";
import { findFirstDaySign, markFirstDay } from "./first-day.ts";
import { locales } from "./locales.ts";

test.each([
  ["fr", "1 mars 2027", "1er mars 2027"],
  ["fr", "mar. 1 déc., 01:11", "mar. 1er déc., 01:11"],
  ["fr", "lun. 30 nov. – mar. 1 déc.", "lun. 30 nov. – mar. 1er déc."],
  ["fr", "11 mars 2021", "11 mars 2021"],
  ["fr", "01/12/26", "01/12/26"],
  ["it", "mar 1 dic", "mar 1º dic"],
  ["es", "1 dic 2026", "1 dic 2026"],
] as const)("J15: in %s, %s becomes %s", (code, text, marked) => {
  expect(markFirstDay(text, locales[code])).toBe(marked);
});

test("J15: a language without a sign has an empty one", () => {
  expect([findFirstDaySign(locales.fr), findFirstDaySign(locales.pt)]).toEqual(["er", ""]);
});
