import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { ratingLabel } from "./rating.ts";

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
