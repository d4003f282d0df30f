import * as fc from "fast-check";
import { expect, test } from "vitest";
import { roundBudgetUp, roundBudgetDown, maxBudget } from "./seat-budget.ts";
import { parseViewQuery } from "../../routing/view-registry.ts";
import { views } from "../../app/_composition/views.ts";

test.each([
  [1, 1, 1],
  [42.5, 42, 43],
  [9999, 9999, 9999],
  [9999.5, 9999, 10_000],
  [120_000, 120_000, 120_000],
  [1_472_345, 1_472_000, 1_473_000],
])("P26: the limits around %s are %s and %s", (amount, below, above) => {
  expect([roundBudgetDown(amount), roundBudgetUp(amount)]).toEqual([below, above]);
});

test("P26: an address can have each limit around a price", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxBudget - 10_000 }), (amount) => {
      const limits = [roundBudgetDown(amount), roundBudgetUp(amount)];
      expect(limits.map((budget) => parseViewQuery(views, `budget=${budget}`))).toEqual(
        limits.map((each) => `budget=${each}`),
      );
    }),
  );
});
