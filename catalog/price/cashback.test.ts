import { cashback, type ListingPrice } from "./price.ts";
import fc from "fast-check";
import { expect, test } from "vitest";

function price(minor: number, cashbackPercent: number): ListingPrice {
  const final = { minor, currency: "EUR" } as const;
  return { final, original: final, bestDiscount: 0, cashbackPercent };
}

test.each([
  [5400, 5, 270],
  [2999, 5, 149],
  [2999, 100, 2999],
  [5400, 0, undefined],
  [0, 5, undefined],
  [19, 5, undefined],
])("D1: %i minor units with %i%% cashback credit %s", (minor, percent, credited) => {
  expect(cashback(price(minor, percent))?.minor).toBe(credited);
});

test("D1: is a whole number of minor units, and never more than the percentage", () => {
  fc.assert(
    fc.property(fc.nat(1e12), fc.nat(100), (minor, percent) => {
      const credited = cashback(price(minor, percent))?.minor ?? 0;
      return Number.isInteger(credited) && credited * 100 <= minor * percent && minor * percent - credited * 100 < 100;
    }),
  );
});
