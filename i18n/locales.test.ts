import { expect, test } from "vitest";
import { defaultLocale, formatTag, isLocaleCode, findLocaleByContentLanguage, locales } from "./locales.ts";

test.each("en es it fr pt de nl ja tw cn ko id pl ar".split(" "))("B1: %s is a locale", (code) => {
  expect(isLocaleCode(code)).toBe(true);
});

test("J4: the default language is English", () => {
  expect([defaultLocale, locales[defaultLocale].tag]).toEqual(["en", "en"]);
});

test("A10: 13 languages and Japanese", () => {
  expect(new Set(Object.keys(locales))).toEqual(new Set("en de nl es pt fr it ko tw cn ar id pl ja".split(" ")));
});

test("every locale has its own code, and no two share a language", () => {
  const all = Object.values(locales);
  expect(all.map(({ code }) => code)).toEqual(Object.keys(locales));
  for (const field of ["tag", "contentLanguage", "providerLanguage", "name"] as const) {
    expect(new Set(all.map((locale) => locale[field])).size).toBe(all.length);
  }
});

test.each([
  ["tw", "zh-Hant"],
  ["cn", "zh-Hans"],
  ["de", "de"],
] as const)("the tag of %s is %s", (code, tag) => {
  expect(locales[code].tag).toBe(tag);
});

test("Intl supports every tag", () => {
  const tags = Object.values(locales).map(({ tag }) => tag);
  expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toEqual(tags);
});

test("every locale has the direction of its script", () => {
  const rightToLeft = new Set(["Arab", "Hebr", "Syrc", "Thaa"]);
  const findDirection = (tag: string) =>
    rightToLeft.has(new Intl.Locale(tag).maximize().script ?? "") ? "rtl" : "ltr";
  const all = Object.values(locales);
  expect(all.map(({ code, direction }) => [code, direction])).toEqual(
    all.map(({ code, tag }) => [code, findDirection(tag)]),
  );
});

test("Arabic numbers are formatted in Latin digits", () => {
  expect(new Intl.NumberFormat(formatTag(locales.ar)).format(1234)).toBe("1,234");
});

test("Portuguese is formatted as in Portugal", () => {
  const euros = new Intl.NumberFormat(formatTag(locales.pt), { style: "currency", currency: "EUR" });
  expect(euros.format(1234.5)).toBe("1234,50\u00a0€");
});

test.each([
  ["de", true],
  ["DE", false],
  ["zh", false],
  ["toString", false],
  ["", false],
])("%j is a prefix: %s", (code, known) => {
  expect(isLocaleCode(code)).toBe(known);
});

test.each([
  ["de-de", "de"],
  ["zh-tw", "tw"],
  ["de", undefined],
])("the content language %s is %s", (language, code) => {
  expect(findLocaleByContentLanguage(language)?.code).toBe(code);
});
