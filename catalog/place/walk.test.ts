import { expect, test } from "vitest";
import { estimateWalkMinutes, estimateWalkReach, estimateWalk } from "./walk.ts";

const colosseum = { latitude: 41.8902, longitude: 12.4922 };
const pantheon = { latitude: 41.8986, longitude: 12.4769 };

test("C3: from the Colosseum to the Pantheon it is about 2 km and half an hour on foot", () => {
  const { kilometers, minutes } = estimateWalk(colosseum, pantheon);
  expect(kilometers).toBeCloseTo(2.05, 1);
  expect(minutes).toBe(26);
  expect(estimateWalk(pantheon, pantheon)).toEqual({ kilometers: 0, minutes: 0 });
});

test.each([5, 10, 30])("P18: %i minutes on foot lead as far as they take", (minutes) => {
  expect(estimateWalkMinutes(estimateWalkReach(minutes) - 0.001)).toBe(minutes);
});
