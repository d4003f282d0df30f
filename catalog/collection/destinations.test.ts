import { expect, test } from "vitest";
import { listDestinations, isRideOut } from "./destinations.ts";

const named = (id: number) => ({ id, name: { text: `Name ${id}` } });
const of = (category: number, collection?: number, subCategory?: number) => ({
  category: named(category),
  subCategory: subCategory === undefined ? undefined : named(subCategory),
  collection: collection === undefined ? undefined : named(collection),
});

test.each([
  ["day trips alone", [of(6, 9), of(6, 9)], [9]],
  ["more day trips than tickets", [of(6, 9), of(6, 9), of(1, 9)], [9]],
  ["as many tickets", [of(6, 9), of(1, 9)], []],
  ["a day trip without a collection", [of(6)], []],
  ["several destinations", [of(6, 9), of(1, 4), of(6, 8)], [9, 8]],
])("C1: the collections outside a city, of %s", (_title, products, ids) => {
  expect([...listDestinations(products)]).toEqual(ids);
});

test.each([
  ["a train", of(3, undefined, 1133), true],
  ["a ferry", of(3, undefined, 1108), true],
  ["a campervan", of(15, undefined, 15_001), true],
  ["a day trip, which has a list of its own", of(6, undefined, 6001), false],
  ["a metro ticket", of(3, undefined, 1022), false],
])("C1: whether %s leads out of the city", (_title, product, leads) => {
  expect(isRideOut(product)).toBe(leads);
});
