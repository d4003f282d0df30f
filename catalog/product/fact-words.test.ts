import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { sampleProduct } from "../../tests/support/sample-product.ts";
import { factWords } from "./fact-words.ts";

test.each([
  ["en", "2026-12-01", "From Dec 1st"],
  ["de", "2026-12-01", "Ab 1. Dez."],
  ["en", undefined, ""],
] as const)("J15, X2: a card names the day from which it is free (%s, %s)", (code, nextDay, words) => {
  const locale = locales[code];
  expect(factWords("NEXT_DAY", { ...sampleProduct, nextDay }, locale, createLocaleTranslator(locale))).toBe(words);
});

test.each([
  ["en", ["it", "en"], "English, Italian"],
  ["de", ["it", "en", "fr", "de"], "Deutsch +3"],
  ["ar", ["en", "de"], "الإنجليزية، الألمانية"],
  ["tw", ["en", "de"], "英文、德文"],
  ["en", [], ""],
] as const)("P21: a card names the guide's languages, the page's first (%s, %j)", (code, guideLanguages, words) => {
  const product = { ...sampleProduct, facts: { ...sampleProduct.facts, guideLanguages } };
  const locale = locales[code];
  expect(factWords("LANGUAGES", product, locale, createLocaleTranslator(locale))).toBe(words);
});
