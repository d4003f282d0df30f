import fc from "fast-check";
import { expect, test } from "vitest";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import { bestDiscount, computeCashback, discountPercent, isDeal, type ListingPrice, startingPrice } from "./price.ts";

function price(final: number, original: number, currency: CurrencyCode = "EUR") {
  return { final: { minor: final, currency }, original: { minor: original, currency } };
}

test.each([
  [2900, 3250, true],
  [3249, 3250, true],
  [3250, 3250, false],
  [3300, 3250, false],
  [100, 100, false],
])("J11: final %d of original %d is a deal: %s", (final, original, deal) => {
  expect(isDeal(price(final, original))).toBe(deal);
});

test.each([
  [2999, "EUR", true],
  [3000, "EUR", false],
  [29, "JPY", true],
  [30, "JPY", false],
  [29_999, "KWD", true],
  [30_000, "KWD", false],
] as const)(
  "J11: in the ranking where what is cheap counts, %d of %s not reduced is a deal: %s",
  (minor, currency, deal) => {
    expect(isDeal(price(minor, minor, currency), { cheapToo: true })).toBe(deal);
  },
);

test("J11: what is reduced is a deal in that ranking too, whatever it costs", () => {
  expect(isDeal(price(9000, 9001), { cheapToo: true })).toBe(true);
});

function priced(minor: number, before = minor): { price: ListingPrice } {
  const final = { minor, currency: "EUR" } as const;
  return { price: { final, original: { ...final, minor: before }, cashbackPercent: 0 } };
}

const soldOut = { price: undefined };

test.each([
  [[], undefined],
  [[soldOut], undefined],
  [[priced(2900)], 2900],
  [[priced(2900), soldOut, priced(1500), priced(4000)], 1500],
])("C25, D28: the lowest final price of %j is %s", (products, minor) => {
  expect(startingPrice(products)?.minor).toBe(minor);
});

test.each([
  [[], 0],
  [[soldOut], 0],
  [[priced(95, 100), soldOut, priced(4900, 5600), priced(100)], 12],
])("C25, D28: the best discount of %j is %d", (products, discount) => {
  expect(bestDiscount(products)).toBe(discount);
});

test.each([
  [4900, 5600, "EUR", 12],
  [4999, 5000, "EUR", 0],
  [4950, 5000, "EUR", 1],
  [5000, 5000, "EUR", 0],
  [5600, 4900, "EUR", 0],
  [12_345, 12_346, "KWD", 0],
  [7000, 9999, "JPY", 29],
] as const)("X1: %d of %d minor units of %s is %d%% off", (final, original, currency, percent) => {
  expect(discountPercent(price(final, original, currency))).toBe(percent);
});

test("X1: a discount never promises more than the shown prices give", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e7 }), fc.integer({ min: 1, max: 1e7 }), (final, original) => {
      const percent = discountPercent(price(final, original));
      expect(original * (100 - percent)).toBeGreaterThanOrEqual(Math.min(final, original) * 100);
    }),
  );
});

test("X1: prices that read the same are no deal", () => {
  expect(isDeal(price(12_345, 12_346, "KWD"))).toBe(false);
});

test("D1: the cashback that is shown is not rounded up", () => {
  const final = { minor: 2980, currency: "KWD" } as const;
  expect(computeCashback({ final, original: final, cashbackPercent: 5 })?.minor).toBe(140);
});

function creditedPrice(minor: number, cashbackPercent: number): ListingPrice {
  const final = { minor, currency: "EUR" } as const;
  return { final, original: final, cashbackPercent };
}

test.each([
  [5400, 5, 270],
  [2999, 5, 149],
  [2999, 100, 2999],
  [5400, 0, undefined],
  [0, 5, undefined],
  [19, 5, undefined],
])("D1: %i minor units with %i%% cashback credit %s", (minor, percent, credited) => {
  expect(computeCashback(creditedPrice(minor, percent))?.minor).toBe(credited);
});

test("D1: is a whole number of minor units, and never more than the percentage", () => {
  fc.assert(
    fc.property(fc.nat(1e12), fc.nat(100), (minor, percent) => {
      const credited = computeCashback(creditedPrice(minor, percent))?.minor ?? 0;
      return Number.isInteger(credited) && credited * 100 <= minor * percent && minor * percent - credited * 100 < 100;
    }),
  );
});
