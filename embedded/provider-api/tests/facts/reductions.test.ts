import { expect, it } from "vitest";
import { addDays, dayMs, daysBetween, today } from "../../time/dates.ts";
import { isDiscounted } from "../../time/price-factor.ts";
import { lowestPrice, findReduction } from "../../time/reduction.ts";
import { slotDays } from "../../time/slot-days.ts";
import { priceSlot } from "../../time/price-slot.ts";
import { toLabel, products } from "./all-products.ts";

const now = Date.parse("2026-11-22T12:00:00Z");

const reduced = products.filter((product) => findReduction(product, now) !== undefined);

it("X1: about half of what is ever reduced is so on any day: some sixty of 400 products", () => {
  const ever = products.filter(({ price }) => price?.original !== undefined);
  for (const days of [0, 17, 58, 200, 900]) {
    const count = ever.filter((product) => findReduction(product, now + days * dayMs) !== undefined).length;
    expect(count / ever.length).toBeGreaterThan(0.35);
    expect(count / ever.length).toBeLessThan(0.6);
  }
});

it("X1: in the 30 days before, the provider sold nobody a reduced price", () => {
  expect(reduced).not.toEqual([]);
  for (const product of reduced) {
    const { from, lowestFrom, lowestOn } = findReduction(product, now) ?? { from: "", lowestFrom: "", lowestOn: "" };
    expect([daysBetween(lowestFrom, from), daysBetween(lowestOn, from)], toLabel(product)).toEqual([30, 1]);
    const before = daysBetween(lowestFrom, today(product.city.timeZone, now));
    const ofEachDay = Array.from({ length: 30 }, (_, index) => lowestPrice(product, now - (before - index) * dayMs));
    expect(new Set(ofEachDay), toLabel(product)).toEqual(new Set([product.price?.original]));
  }
});

it("X1: no day of a calendar is sold under its retail price while the product is not reduced", () => {
  const full = products.filter((product) => product.price?.original !== undefined && !reduced.includes(product));
  expect(full.length).toBeGreaterThan(30);
  const range = { from: today("UTC", now), to: addDays(today("UTC", now), 30) };
  for (const product of full.slice(0, 40))
    for (const { slots } of slotDays(product, { range, variantId: undefined, now }))
      for (const slot of slots)
        expect(priceSlot(product, slot).listing, toLabel(product)).toBe(priceSlot(product, slot).retail);
});

it("X1: a reduced product has days with the reduction", () => {
  const days = Array.from({ length: 30 }, (_, index) => addDays(today("UTC", now), index));
  expect(reduced.filter((product) => !days.some((day) => isDiscounted(product, day))).map(toLabel)).toEqual([]);
});
