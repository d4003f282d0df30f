import { expect, test } from "vitest";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { reviewCount } from "./index.ts";

const reviewed = (id: number, reviews: number) =>
  testProduct({ id, rating: { average: 4.6, ratingCount: 5743, reviewCount: reviews } });
const products = [reviewed(7, 1812), reviewed(8, 0), testProduct({ id: 9, rating: undefined })];

test.each([
  ["[review-count tgid=7]", "1,812"],
  ["[review-count]", "1,812"],
  ["[review-count tgid=8]", "\nshortcode-no-data"],
  ["[review-count tgid=9]", "\nshortcode-no-data"],
  ["[review-count tgid=9 fallback=no]", "no\nshortcode-no-data"],
  ["[review-count tgid=6]", "\nshortcode-no-data"],
  ["[review-count tgid=many]", "\nshortcode-invalid"],
])("D33: %s", (source, expected) => {
  expect(expandShortcode(reviewCount, source, { products })).toBe(expected);
});

test.each([
  ["de", "1.812"],
  ["ar", "1,812"],
] as const)("in the page's language (%s)", (locale, expected) => {
  expect(expandShortcode(reviewCount, "[review-count tgid=7]", { products, locale })).toBe(expected);
});
