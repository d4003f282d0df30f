import fc from "fast-check";
import { expect, test } from "vitest";
import { slotPrices } from "./wire-prices.ts";

const wire = { listingPrice: 48.99, retailPrice: 52, extraCharges: 1.5, isPricingInclusiveOfExtraCharges: false };

test.each([
  ["on top", wire, 5049, 5350],
  ["in the price", { ...wire, isPricingInclusiveOfExtraCharges: true }, 4899, 5200],
  ["on top, not reduced", { ...wire, retailPrice: null }, 5049, 5049],
])("H6: with extra charges %s the prices are in all", (_where, slot, price, originalPrice) => {
  expect(slotPrices(slot, "EUR")).toEqual({
    price: { minor: price, currency: "EUR" },
    originalPrice: { minor: originalPrice, currency: "EUR" },
  });
});

test("H6: price and charges add up to the last minor unit", () => {
  const minor = fc.integer({ min: 0, max: 1e9 });
  fc.assert(
    fc.property(minor, minor, (price, charges) => {
      const sum = slotPrices({ ...wire, listingPrice: price / 100, extraCharges: charges / 100 }, "EUR");
      expect(sum.price.minor).toBe(price + charges);
    }),
  );
});
