import { expect, test } from "vitest";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { discount } from "./index.ts";

const final = { minor: 2400, currency: "EUR" } as const;
const products = [
  testProduct({ id: 7 }),
  testProduct({ id: 8, price: { final, original: final, cashbackPercent: 0 } }),
  testProduct({ id: 9, price: { final, original: { minor: 2420, currency: "EUR" }, cashbackPercent: 0 } }),
  testProduct({ id: 10, price: undefined }),
];

test.each([
  ["[discount tgid=7]", "20%"],
  ["[discount]", "20%"],
  ["[discount tgid=8]", ""],
  ["[discount tgid=9]", ""],
  ["[discount tgid=9 fallback=little]", "little"],
  ["[discount tgid=10]", "\nshortcode-no-data"],
  ["[discount tgid=6]", "\nshortcode-no-data"],
  ["[discount tgid=-7]", "\nshortcode-invalid"],
])("D33: %s", (source, expected) => {
  expect(expandShortcode(discount, source, { products })).toBe(expected);
});

test.each([
  ["de", "20\u00a0%"],
  ["ar", "20\u200e%\u200e"],
] as const)("in the page's language (%s)", (locale, expected) => {
  expect(expandShortcode(discount, "[discount tgid=7]", { products, locale })).toBe(expected);
});
