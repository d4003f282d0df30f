import { expect, it } from "vitest";
import { helpfulVotes } from "./make-review.ts";

it.each([
  [1, [4]],
  [60, [9, 7, 6, 5]],
])("%i reviews: the first have %j votes", (reviews, expected) => {
  expect(expected.map((_, index) => helpfulVotes(reviews, index))).toEqual(expected);
});

it("nobody is found more helpful than the one before, and most are found by no one", () => {
  const votes = Array.from({ length: 900 }, (_, index) => helpfulVotes(900, index));
  expect(votes).toEqual(votes.toSorted((one, other) => other - one));
  expect(votes.at(-1)).toBe(0);
});
