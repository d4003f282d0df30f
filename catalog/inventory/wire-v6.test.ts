import * as v from "valibot";
import { expect, test } from "vitest";
import { toInventory, wireInventory } from "./wire-v6.ts";
import { toInventoryV7, wireAvailability } from "./wire-v7.ts";
import { availabilityExample } from "./wire-v7.example.ts";
import { groupInventoryExample, inventoryExample } from "./wire-v6.example.ts";

const eur = (minor: number) => ({ minor, currency: "EUR" });
const limited = (remaining: number) => ({ kind: "LIMITED", remaining });

const adult = {
  pax: "ADULT",
  name: "Adult",
  ageFrom: 13,
  ageTo: 64,
  min: undefined,
  max: 10,
  price: eur(4899),
  originalPrice: eur(5200),
  availability: limited(14),
};

const start = { tourId: 52850, startDate: "2026-12-01", startTime: "10:00", endTime: "19:00" };

test("H5: a start in version 6", () => {
  expect(toInventory(v.parse(wireInventory, inventoryExample), "EUR")).toEqual({
    ...start,
    availability: limited(14),
    persons: [adult],
    groups: [],
  });
});

test("H5: groups are from the next smaller size and one, to their own", () => {
  const { groups } = toInventory(v.parse(wireInventory, groupInventoryExample), "EUR");
  expect(groups).toEqual([
    { from: 1, to: 4, price: eur(10_000), originalPrice: eur(12_000), availability: limited(3) },
    { from: 5, to: 7, price: eur(16_000), originalPrice: eur(16_000), availability: limited(1) },
  ]);
});

test("H6: a start in version 7 reads like one in version 6, what is charged on top included", () => {
  const inventory = toInventoryV7(v.parse(wireAvailability, availabilityExample), "EUR");
  expect(inventory).toEqual({
    ...start,
    availability: limited(14),
    persons: [
      { ...adult, min: 0 },
      {
        pax: "CHILD",
        name: "CHILD",
        ageFrom: undefined,
        ageTo: undefined,
        min: undefined,
        max: undefined,
        price: eur(3150),
        originalPrice: eur(3150),
        availability: { kind: "CLOSED", remaining: undefined },
      },
    ],
    groups: [],
  });
});

test("H6: groups in version 7", () => {
  const group = { size: 4, listingPrice: 100, retailPrice: 120, remaining: 1000, availability: "UNLIMITED" };
  const priceProfile = { persons: [], groups: [group] };
  const { groups } = toInventoryV7(v.parse(wireAvailability, { ...availabilityExample, priceProfile }), "EUR");
  expect(groups).toEqual([
    {
      from: 1,
      to: 4,
      price: eur(10_000),
      originalPrice: eur(12_000),
      availability: { kind: "UNLIMITED", remaining: undefined },
    },
  ]);
});
