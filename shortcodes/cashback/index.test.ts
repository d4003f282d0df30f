import { expect, test } from "vitest";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { cashback } from "./index.tsx";

const money = { minor: 2400, currency: "EUR" } as const;
const products = [
  testProduct({ id: 7, price: { final: money, original: money, cashbackPercent: 5 } }),
  testProduct({ id: 8 }),
  testProduct({ id: 9, price: undefined }),
];

test.each([
  ["[cashback tgid=7]", "€1.20"],
  ["[cashback]", "€1.20"],
  ["[cashback tgid=8]", ""],
  ["[cashback tgid=8 fallback=nothing]", "nothing"],
  ["[cashback tgid=9]", "\nshortcode-no-data"],
  ["[cashback tgid=6]", "\nshortcode-no-data"],
  ["[cashback tgid='7 8']", "\nshortcode-invalid"],
])("D33: %s", (source, expected) => {
  expect(expandShortcode(cashback, source, { products })).toBe(expected);
});

test.each([
  ["de", "1,20\u00a0€"],
  ["ar", "\u200f1.20\u00a0€"],
] as const)("renders isolated from the direction of its line (%s)", (locale, text) => {
  expect(renderShortcode(cashback, "[cashback tgid=7]", { products, locale })).toBe(`<bdi>${text}</bdi>`);
});
