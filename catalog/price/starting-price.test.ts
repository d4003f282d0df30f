import { bestDiscount, type ListingPrice, startingPrice } from "./price.ts";
import { expect, test } from "vitest";

function priced(minor: number, discount: number): { price: ListingPrice } {
  const money = { minor, currency: "EUR" } as const;
  return { price: { final: money, original: money, bestDiscount: discount, cashbackPercent: 0 } };
}

const soldOut = { price: undefined };

test.each([
  [[], undefined],
  [[soldOut], undefined],
  [[priced(2900, 0)], 2900],
  [[priced(2900, 0), soldOut, priced(1500, 0), priced(4000, 0)], 1500],
])("D28: the lowest final price of %j is %s", (products, minor) => {
  expect(startingPrice(products)?.minor).toBe(minor);
});

test.each([
  [[], 0],
  [[soldOut], 0],
  [[priced(1, 5), soldOut, priced(1, 20), priced(1, 0)], 20],
])("D28: the best discount of %j is %d", (products, discount) => {
  expect(bestDiscount(products)).toBe(discount);
});
