import { expect, test } from "vitest";
import type { Product } from "../../catalog/product.ts";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { minPrice } from "./index.ts";

const at = (id: number, minor: number): Product => {
  const money = { minor, currency: "EUR" } as const;
  return testProduct({ id, price: { final: money, original: money, bestDiscount: 0, cashbackPercent: 0 } });
};

const soldOut = testProduct({ id: 4, price: undefined });

test.each([
  ["the lowest that can be booked", [at(1, 3000), soldOut, at(2, 1850), at(3, 2000)], "€18.50"],
  ["nothing can be booked", [soldOut], "\nshortcode-no-data"],
  ["no product", [], "\nshortcode-no-data"],
])("D28: %s", (_name, products, expected) => {
  expect(expandShortcode(minPrice, "[min-price]", { products })).toBe(expected);
});

test("in the page's language", () => {
  const text = expandShortcode(minPrice, "ab [min-price]", { products: [at(1, 1850)], locale: "de" });
  expect(text).toBe("ab 18,50\u00a0€");
});
