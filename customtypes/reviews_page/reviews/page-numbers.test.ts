import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, undefined, 20]],
  [3, 20, [1, 2, 3, 4, undefined, 20]],
  [4, 20, [1, 2, 3, 4, 5, undefined, 20]],
  [6, 20, [1, undefined, 5, 6, 7, undefined, 20]],
  [18, 20, [1, undefined, 17, 18, 19, 20]],
  [20, 20, [1, undefined, 19, 20]],
])("J9: page %d of %d links to %j", (current, last, expected) => {
  expect(pageNumbers(current, last)).toEqual(expected);
});
