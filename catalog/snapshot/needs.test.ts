import { expect, test } from "vitest";
import { mergeNeeds, need, noNeeds } from "./needs.ts";

test("what several parts need is in the whole once", () => {
  const merged = mergeNeeds([
    need("products", [{ id: 1 }, { id: 2 }]),
    need("collections", [{ id: 1 }]),
    need("products", [{ id: 2 }, { id: 3 }]),
  ]);
  expect(merged).toEqual({
    products: new Map([
      ["1", { id: 1 }],
      ["2", { id: 2 }],
      ["3", { id: 3 }],
    ]),
    collections: new Map([["1", { id: 1 }]]),
  });
});

test("nothing is needed by no part, and by parts that need nothing", () => {
  expect([mergeNeeds([]), mergeNeeds([noNeeds, noNeeds])]).toEqual([noNeeds, noNeeds]);
});

test("the same collection with another limit or filter is another ranking", () => {
  const query = { collection: 1, limit: 10, subCategories: [] };
  const needs = need("rankings", [query, { ...query, limit: 50 }, { ...query, subCategories: [7] }, { ...query }]);
  expect(needs.rankings?.size).toBe(3);
});
