import fc from "fast-check";
import { expect, test } from "vitest";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import { bestDiscount, cashback, isDeal, type ListingPrice, startingPrice } from "./price.ts";

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

function creditedPrice(minor: number, cashbackPercent: number): ListingPrice {
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
  expect(cashback(creditedPrice(minor, percent))?.minor).toBe(credited);
});

test("D1: is a whole number of minor units, and never more than the percentage", () => {
  fc.assert(
    fc.property(fc.nat(1e12), fc.nat(100), (minor, percent) => {
      const credited = cashback(creditedPrice(minor, percent))?.minor ?? 0;
      return Number.isInteger(credited) && credited * 100 <= minor * percent && minor * percent - credited * 100 < 100;
    }),
  );
});
