import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { reviewSort, reviewSorts } from "./review-sort.ts";

const t = createLocaleTranslator(locales.en);

test("D16: three orders, the most relevant first", () => {
  expect(
    reviewSorts.map((sort) => [sort.value, sort.filterType, sort.sortType, sort.sortOrder, t(sort.label)]),
  ).toEqual([
    ["most-relevant", "TOP", "HELPFULNESS", "DESC", "Most relevant"],
    ["high-to-low", "TOP", "RATING", "DESC", "Rating: high to low"],
    ["low-to-high", "TOP", "RATING", "ASC", "Rating: low to high"],
  ]);
});

test.each([
  [undefined, "most-relevant"],
  ["", "most-relevant"],
  ["newest", "most-relevant"],
  ["low-to-high", "low-to-high"],
])("D16: %s names the order %s", (text, value) => {
  expect(reviewSort(text).value).toBe(value);
});
