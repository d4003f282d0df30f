import { expect, test } from "vitest";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { minPrice } from "./index.tsx";

function priced(id: number, minor: number) {
  const money = { minor, currency: "EUR" } as const;
  return testProduct({ id, price: { final: money, original: money, cashbackPercent: 0 } });
}

const soldOut = testProduct({ id: 9, price: undefined });
const products = [soldOut, priced(7, 4000), priced(8, 1550)];

test.each([
  ["en", "€15.50"],
  ["de", "15,50\u00a0€"],
  ["ar", "\u200f15.50\u00a0€"],
] as const)("D33: is the lowest price of the page's own products (%s)", (locale, expected) => {
  expect(expandShortcode(minPrice, "[min-price]", { products, locale })).toBe(expected);
  expect(renderShortcode(minPrice, "[min-price]", { products, locale })).toBe(`<bdi>${expected}</bdi>`);
});

test.each([
  ["there are no products", []],
  ["none can be booked", [soldOut]],
  ["the lowest is 0", [priced(7, 0), priced(8, 1550)]],
])("D33: is its fallback when %s", (_name, none) => {
  expect(expandShortcode(minPrice, "[min-price]", { products: none })).toBe("\nshortcode-no-data");
  expect(expandShortcode(minPrice, '[min-price fallback=""]', { products: none })).toBe("\nshortcode-no-data");
  expect(expandShortcode(minPrice, "[min-price fallback='a few euros']", { products: none })).toBe(
    "a few euros\nshortcode-no-data",
  );
});

test("what it does not take has no effect", () => {
  expect(expandShortcode(minPrice, "[min-price tgid=7]", { products })).toBe("€15.50\nshortcode-attribute-unknown");
});
