import fc from "fast-check";
import { expect, test } from "vitest";
import { drawRatings, spreadStars } from "./choose-settings.ts";

test.each([
  [0, 12],
  [0.5, 268],
  [1, 6000],
])("%d of the way → %i ratings", (at, ratings) => {
  expect(drawRatings(() => at)).toBe(ratings);
});

test("stars add up to the ratings, none is negative", () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 12, max: 6000 }), fc.integer({ min: 20, max: 95 }), chance, (ratings, loved, at) => {
      const stars = spreadStars(ratings, loved, () => at);
      expect(stars.reduce((sum, count) => sum + count, 0)).toBe(ratings);
      expect(Math.min(...stars)).toBeGreaterThanOrEqual(0);
    }),
  );
});
