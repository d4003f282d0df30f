import { expect, test } from "vitest";
import { toPrice } from "./wire.ts";

const wire: Parameters<typeof toPrice>[0] = {
  currencyCode: "EUR",
  finalPrice: 29,
  originalPrice: 32.5,
  bestDiscount: 10.8,
  cashbackType: "PERCENTAGE",
  cashbackValue: 5,
};

test("E4: no price without a final price", () => {
  expect([null, undefined, { ...wire, finalPrice: null }, { ...wire, finalPrice: 0 }].map(toPrice)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("percentages are whole and never rounded up", () => {
  expect(toPrice(wire)).toEqual({
    final: { minor: 2900, currency: "EUR" },
    original: { minor: 3250, currency: "EUR" },
    bestDiscount: 10,
    cashbackPercent: 5,
  });
});

test("without an original price the final one is the original", () => {
  expect(toPrice({ ...wire, originalPrice: null })?.original).toEqual({ minor: 2900, currency: "EUR" });
});

test("cashback of an amount is not a percentage", () => {
  expect(toPrice({ ...wire, cashbackType: "ABSOLUTE" })?.cashbackPercent).toBe(0);
});
