import { expect, test } from "vitest";
import type { GroupPrice } from "../inventory/inventory.ts";
import { groupLimits, groupPriceFor } from "./group-terms.ts";

const tier = (from: number, to: number, euros: number): GroupPrice => {
  const price = { minor: euros * 100, currency: "EUR" } as const;
  return { from, to, price, originalPrice: price, availability: { kind: "UNLIMITED", remaining: undefined } };
};
const groups = [tier(1, 4, 320), tier(5, 7, 480), tier(8, 10, 640)];

test("F4, P17: a group's limits are those of its first and last tier", () => {
  expect(groupLimits(groups)).toEqual({ minimum: 1, maximum: 10 });
  expect(groupLimits([])).toEqual({});
});

test.each([
  [0, undefined],
  [1, 32_000],
  [4, 32_000],
  [5, 48_000],
  [10, 64_000],
  [11, undefined],
])("P17, X27: %i people pay %s", (size, minor) => {
  expect(groupPriceFor(groups, size)?.price.minor).toBe(minor);
});
