import { expect, test } from "vitest";
import { reviewRange } from "./review-range.ts";

test.each([
  [{}, 10, 0],
  [{ limit: 3, offset: 6 }, 3, 6],
  [{ limit: 100 }, 100, 0],
  [{ limit: 101 }, 100, 0],
  [{ limit: 0, offset: -1 }, 1, 0],
])("J9: %j asks for %d reviews from %d on", (range, limit, offset) => {
  expect(reviewRange(range)).toEqual([
    ["limit", limit],
    ["offset", offset],
  ]);
});
