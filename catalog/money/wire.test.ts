import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toMoney } from "./wire.ts";

test.each([
  [29, "EUR", 2900],
  [29.95, "EUR", 2995],
  [1.005, "EUR", 101],
  [1.0049, "EUR", 100],
  [8.575, "USD", 858],
  [-1.005, "EUR", -101],
  [0, "EUR", 0],
  [7000, "JPY", 7000],
  [6999.5, "JPY", 7000],
  [1.2345, "BHD", 1235],
  [1e-7, "EUR", 0],
] as const)("%d %s is %d in minor units", (amount, currency, minor) => {
  expect(toMoney(amount, currency)).toEqual({ minor, currency });
});

test("a decimal of two digits is never off by one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (minor) => {
      const decimal = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;
      expect(toMoney(Number(decimal), "EUR").minor).toBe(minor);
    }),
  );
});
