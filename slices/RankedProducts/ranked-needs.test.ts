import * as v from "valibot";
import { expect, it } from "vitest";
import { rankedNeeds } from "./ranked-needs.ts";
import { schema } from "./schema.ts";

const needs = (raw: object) => rankedNeeds(v.parse(schema, raw));

it("needs the ranking, and by id what comes first and is not excluded", () => {
  const { rankings, products } = needs({ collection: 201, ranking: "7, 8", exclusions: "8" });
  expect([...(rankings?.values() ?? [])]).toEqual([{ collection: 201, limit: 10, subCategories: [] }]);
  expect([...(products?.values() ?? [])]).toEqual([{ id: 7 }]);
});

it("needs nothing without a collection", () => {
  expect(needs({ ranking: "7" })).toEqual({});
});
