import { expect, test } from "vitest";
import { expandShortcode } from "../tests/support/expand-shortcode.ts";
import { testProduct } from "../tests/support/test-product.ts";
import { testShow } from "../tests/support/test-show.ts";
import { badge } from "./badge/index.tsx";
import { bestDiscount } from "./best-discount/index.ts";
import { cashback } from "./cashback/index.tsx";
import { count } from "./count/index.ts";
import { discount } from "./discount/index.ts";
import { minPrice } from "./min-price/index.tsx";
import { price } from "./price/index.tsx";
import { scratchPrice } from "./scratch-price/index.tsx";

/** Its last day was the day before; the provider still has its price, the lowest of the page. */
const closed = testProduct({
  id: 7,
  show: testShow({ dates: { closing: "2027-03-03" } }),
  labels: ["BEST_SELLER"],
  price: createListingPrice(1000, 4000),
});
const running = testProduct({
  id: 8,
  show: testShow({ dates: { closing: "2027-03-04" } }),
  price: createListingPrice(3000, 4000),
});
const soldOut = testProduct({ id: 9, price: undefined });
const products = [closed, running, soldOut];

function createListingPrice(final: number, original: number) {
  const currency = "EUR" as const;
  return { final: { minor: final, currency }, original: { minor: original, currency }, cashbackPercent: 10 };
}

test.each([
  [price, "[price]"],
  [price, "[price tgid=7 scratch]"],
  [scratchPrice, "[scratch-price]"],
  [discount, "[discount]"],
  [cashback, "[cashback]"],
] as const)("D12, D33: a show that is over has no price to write of: %#", (definition, source) => {
  expect(expandShortcode(definition, source, { products })).toBe("\nshortcode-no-data");
});

test.each([
  [price, "[price tgid=8]", "€30"],
  [minPrice, "[min-price]", "€30"],
  [bestDiscount, "[best-discount]", "25"],
  [discount, "[discount tgid=8]", "25%"],
  [badge, "[badge tgid=7]", ""],
  [count, "[count of=shows]", "1 show"],
] as const)("D12, D33: only what can be booked lends a text its price: %#", (definition, source, expected) => {
  expect(expandShortcode(definition, source, { products })).toBe(expected);
});

test("D12, D33: a page of shows that are over promises no lowest price and no discount", () => {
  expect(expandShortcode(minPrice, "[min-price]", { products: [closed] })).toBe("\nshortcode-no-data");
  expect(expandShortcode(bestDiscount, "[best-discount]", { products: [closed] })).toBe("0\nshortcode-no-data");
});
