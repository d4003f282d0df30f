import { expect, test } from "vitest";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { duration } from "./index.ts";

const products = [
  testProduct({ id: 7, minDuration: 150, maxDuration: 150 }),
  testProduct({ id: 8, minDuration: 60, maxDuration: 180 }),
  testProduct({ id: 9 }),
];

test.each([
  ["[duration tgid=7]", "2 hours 30 minutes"],
  ["[duration]", "2 hours 30 minutes"],
  ["[duration tgid=8]", "1–3 hours"],
  ["[duration tgid=9]", "\nshortcode-no-data"],
  ["[duration tgid=9 fallback='as long as you like']", "as long as you like\nshortcode-no-data"],
  ["[duration tgid=6]", "\nshortcode-no-data"],
  ["[duration tgid=long]", "\nshortcode-invalid"],
])("D33: %s", (source, expected) => {
  expect(expandShortcode(duration, source, { products })).toBe(expected);
});

test.each([
  ["de", "2 Stunden 30 Minuten", "1–3 Stunden"],
  ["ar", "ساعتان و30 دقيقة", "ساعة – 3 ساعات"],
] as const)("in the page's language (%s)", (locale, one, range) => {
  const texts = [7, 8].map((id) => expandShortcode(duration, `[duration tgid=${id}]`, { products, locale }));
  expect(texts).toEqual([one, range]);
});
