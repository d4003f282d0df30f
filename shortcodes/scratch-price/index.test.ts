import { expect, test } from "vitest";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { scratchPrice } from "./index.tsx";

const full = { minor: 3000, currency: "EUR" } as const;
const products = [
  testProduct({ id: 7 }),
  testProduct({ id: 8, price: { final: full, original: full, cashbackPercent: 0 } }),
  testProduct({ id: 9, price: undefined }),
];

test.each([
  ["[scratch-price tgid=7]", "€30"],
  ["[scratch-price]", "€30"],
  ["[scratch-price tgid=8]", ""],
  ["[scratch-price tgid=8 fallback=none]", "none"],
  ["[scratch-price tgid=9]", "\nshortcode-no-data"],
  ["[scratch-price tgid=6]", "\nshortcode-no-data"],
  ["[scratch-price tgid=0]", "\nshortcode-invalid"],
])("D33: %s", (source, expected) => {
  expect(expandShortcode(scratchPrice, source, { products })).toBe(expected);
});

test.each([
  ["en", "Lowest price in the 30 days before the reduction", "€30"],
  ["de", "Niedrigster Preis der 30 Tage davor", "30\u00a0€"],
  ["ar", "أدنى سعر في الأيام الثلاثين السابقة للتخفيض", "\u200f30\u00a0€"],
] as const)("X1: is struck through, and named as the lowest of the 30 days before (%s)", (locale, label, text) => {
  const html = renderShortcode(scratchPrice, "[scratch-price tgid=7]", { products, locale });
  expect(html).toBe(`<s><span class="visually-hidden">${label} </span><bdi>${text}</bdi></s>`);
});
