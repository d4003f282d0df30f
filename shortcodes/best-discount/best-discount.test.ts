import { expect, test } from "vitest";
import type { Product } from "../../catalog/product.ts";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { bestDiscount } from "./index.ts";

const off = (id: number, percent: number): Product => {
  const money = { minor: 1000, currency: "EUR" } as const;
  return testProduct({ id, price: { final: money, original: money, bestDiscount: percent, cashbackPercent: 0 } });
};

test.each([
  ["no product", [], "0"],
  ["nothing that can be booked", [testProduct({ price: undefined })], "0"],
  ["no discount", [off(1, 0)], "0"],
  ["the highest", [off(1, 5), off(2, 25), off(3, 10)], "25"],
])("D28: %s", (_name, products, expected) => {
  expect(expandShortcode(bestDiscount, "[best-discount]", { products })).toBe(expected);
});
