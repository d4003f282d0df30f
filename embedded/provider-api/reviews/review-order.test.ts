import { expect, it } from "vitest";
import { reviewOrder } from "./review-order.ts";

it.each([
  ["HELPFULNESS", "DESC", [0, 1, 2, 3, 4]],
  ["HELPFULNESS", "ASC", [4, 3, 2, 1, 0]],
  ["RATING", "DESC", [1, 4, 0, 3, 2]],
  ["RATING", "ASC", [2, 3, 0, 1, 4]],
] as const)("D16: ratings 4 5 1 2 5 by %s %s → %j", (type, order, expected) => {
  const ratings = [4, 5, 1, 2, 5] as const;
  expect(reviewOrder([0, 1, 2, 3, 4], (index) => ratings[index] ?? 3, { type, order })).toEqual(expected);
});
