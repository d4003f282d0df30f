import { expect, it } from "vitest";
import { createInteractions, maxInteractions } from "./interactions.ts";

/** The result after interactions of these durations, one event each. */
function measure(durations: readonly number[], counted = 0): number | undefined {
  const add = createInteractions();
  return durations.map((duration, index) => add(index + 1, duration, counted)).at(-1);
}

const hundred = Array.from({ length: 100 }, (_, index) => 100 + index);

it.each([
  ["the slowest of few", [120, 80, 200], 0, 200],
  ["the second slowest of fifty", [...hundred.slice(0, 49), 900], 0, 148],
  ["the third slowest of a hundred", hundred, 0, 197],
  ["the second slowest, where the browser counted fifty and reported three", [120, 80, 200], 50, 120],
  ["the only one, whatever the browser counted", [120], 1000, 120],
])("J10: %s", (_case, durations, counted, expected) => {
  expect(measure(durations, counted)).toBe(expected);
});

it("J10: ten interactions are kept, so that the tenth slowest is the least of a very long visit", () => {
  expect(maxInteractions).toBe(10);
  expect(measure(hundred, 10_000)).toBe(190);
});

it("J10: events of one interaction are one entry, as slow as the slowest of them", () => {
  const add = createInteractions();
  expect(
    [
      [1, 40],
      [1, 90],
      [1, 60],
    ].map(([id = 0, duration = 0]) => add(id, duration, 50)),
  ).toEqual([40, 90, 90]);
});
