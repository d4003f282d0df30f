import { expect, test } from "vitest";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { bestDiscount } from "./index.ts";

function reduced(id: number, percent: number) {
  const original = { minor: 3000, currency: "EUR" } as const;
  const final = { ...original, minor: 3000 - percent * 30 };
  return testProduct({ id, price: { final, original, cashbackPercent: 0 } });
}

const soldOut = testProduct({ id: 9, price: undefined });

test.each([
  ["[best-discount]", [reduced(7, 5), soldOut, reduced(8, 20)], "20"],
  ["[best-discount fallback=some]", [reduced(7, 5)], "5"],
  ["[best-discount]", [], "0\nshortcode-no-data"],
  ["[best-discount]", [soldOut], "0\nshortcode-no-data"],
  ["[best-discount]", [reduced(7, 0)], "0\nshortcode-no-data"],
  ["[best-discount fallback=10]", [], "10"],
  ['[best-discount fallback=""]', [], ""],
  ["[best-discount fallback]", [], ""],
  ["[best-discount tgid=7]", [reduced(7, 5)], "5\nshortcode-attribute-unknown"],
])("D33: %s", (source, products, expected) => {
  expect(expandShortcode(bestDiscount, source, { products })).toBe(expected);
});

test.each(["de", "ar"] as const)("is a number without a sign in every language (%s)", (locale) => {
  expect(expandShortcode(bestDiscount, "[best-discount]", { products: [reduced(7, 20)], locale })).toBe("20");
});
