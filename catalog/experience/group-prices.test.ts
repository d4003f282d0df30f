import { expect, test } from "vitest";
import type { Inventory } from "../inventory/inventory.ts";
import { testVariant } from "../../tests/support/test-variant.ts";
import { type GroupTier, groupPrices, groupTiersOn } from "./group-prices.ts";

const open = { kind: "UNLIMITED", remaining: undefined } as const;
const startOn = (startDate: string, euros: readonly number[], startTime = "10:00"): Inventory => ({
  tourId: 11,
  startDate,
  startTime,
  endTime: undefined,
  availability: open,
  persons: [],
  groups: euros.map((each, index) => {
    const price = { minor: each * 100, currency: "EUR" } as const;
    return { from: index * 4 + 1, to: index * 4 + 4, price, originalPrice: price, availability: open };
  }),
});
const listPrices = (...inventories: readonly Inventory[]) =>
  groupPrices({ product: { defaultVariantId: undefined }, variants: [testVariant({ tourIds: [11] })], inventories });
const inWords = (tiers: readonly GroupTier[]) =>
  tiers.map(({ from, to, price, isLowest }) => `${from}-${to} ${isLowest ? "from " : ""}${price.minor / 100}`);

// 27 November 2026 is a Friday.
const week = [
  startOn("2026-11-26", [320, 480]),
  startOn("2026-11-27", [320, 480]),
  startOn("2026-11-28", [352, 528]),
  startOn("2026-11-29", [352, 528]),
  startOn("2026-11-29", [352, 500], "15:00"),
];

test.each([
  ["2026-11-27", ["1-4 320", "5-8 480"]],
  ["2026-11-28", ["1-4 352", "5-8 528"]],
  ["2026-11-29", ["1-4 352", "5-8 from 500"]],
  ["2026-12-12", ["1-4 from 320", "5-8 from 480"]],
])("P17, X27: a group pays on %s what its day costs: %j", (day, tiers) => {
  expect(inWords(groupTiersOn(listPrices(...week), day))).toEqual(tiers);
});

test("P17: days of the same prices are together, after those of any day", () => {
  expect(listPrices(...week).map(({ days }) => days)).toEqual([
    [],
    ["2026-11-26", "2026-11-27"],
    ["2026-11-28"],
    ["2026-11-29"],
  ]);
});

test("P17: a product that is sold by the person has no tiers", () => {
  const prices = listPrices(startOn("2026-11-26", []));
  expect([prices, groupTiersOn(prices, "2026-11-26")]).toEqual([[], []]);
});
