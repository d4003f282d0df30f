import { expect, it } from "vitest";
import { putFirst } from "./put-first.ts";

it.each([
  [[1, 2, 3, 5], 2, [1, 3, 2, 5]],
  [[2, 4, 5], 5, [5, 2, 4]],
  [[2, 4], 5, [2, 4]],
])("%j, up to so many odd ones first: %i → %j", (items, max, expected) => {
  expect(putFirst(items, (item) => item % 2 === 1, max)).toEqual(expected);
});
