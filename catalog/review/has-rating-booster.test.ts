import { expect, test } from "vitest";
import { hasRatingBooster } from "./rating.ts";

test.each([
  [4, 100, true],
  [4.8, 12_000, true],
  [3.99, 100, false],
  [4, 99, false],
])("F14: %d from %d ratings is a booster: %s", (average, ratingCount, booster) => {
  expect(hasRatingBooster({ average, ratingCount })).toBe(booster);
});

test("F14: no rating is none", () => {
  expect(hasRatingBooster(undefined)).toBe(false);
});
