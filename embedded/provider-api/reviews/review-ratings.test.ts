import { describe, expect, it } from "vitest";
import { ratings, spreadRatings } from "./review-ratings.ts";

function counts(stars: [number, number, number, number, number], reviews: number): number[] {
  const findRating = spreadRatings({ id: 7, stars });
  const given = Array.from({ length: reviews }, (_, index) => findRating(index));
  return ratings.map((rating) => given.filter((one) => one === rating).length);
}

describe("spreadRatings shares reviews out as the stars are", () => {
  it.each([
    [[10, 0, 0, 0, 0], 4, [4, 0, 0, 0, 0]],
    [[0, 0, 0, 0, 9], 3, [0, 0, 0, 0, 3]],
    [[5, 5, 0, 0, 0], 0, [0, 0, 0, 0, 0]],
  ] as const)("stars %j, %i reviews → %j", (stars, reviews, expected) => {
    expect(counts([...stars], reviews)).toEqual(expected);
  });

  it("within one percent for a thousand", () => {
    const shares = counts([600, 200, 100, 60, 40], 1000);
    [600, 200, 100, 60, 40].forEach((wanted, index) => {
      expect(Math.abs((shares[index] ?? 0) - wanted)).toBeLessThanOrEqual(10);
    });
  });

  it.each([1, 2, 3, 50_001])("the first with five stars, if anyone gave them (product %i)", (id) => {
    expect(spreadRatings({ id, stars: [3, 1, 1, 1, 30] })(0)).toBe(5);
  });
});
