import { expect, test } from "vitest";
import { fitPlaces } from "./fit-places.ts";

const toPointNorth = (steps: number) => ({ latitude: 41.89 + steps / 100, longitude: 12.49 });

test.each([
  [2, 320],
  [3, 320],
  [4, 520],
])("P6: a map of %i places in a line from south to north is %i high", (count, height) => {
  expect(fitPlaces(Array.from({ length: count }, (_, index) => toPointNorth(index))).height).toBe(height);
});

test("P6: a map of places in a line from west to east is no higher than it needs", () => {
  expect(fitPlaces([toPointNorth(0), { latitude: 41.89, longitude: 12.6 }]).height).toBe(240);
});
