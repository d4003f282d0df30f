import { expect, test } from "vitest";
import { currentDot, dotCount, dotTarget } from "./dot-places.ts";

test.each([
  ["all fits", 1000, 1000, 0],
  ["all but a fraction of a pixel fits", 1000, 1000.4, 0],
  ["half as much again", 1000, 1500, 2],
  ["three windows", 1000, 3000, 3],
  ["any longer row", 300, 9000, 4],
  ["a row that is not laid out", 0, 3000, 0],
])("J8, D29: %s: a window of %d px for %d px has %d dots", (_title, window, content, dots) => {
  expect(dotCount({ window, content })).toBe(dots);
});

test.each([
  [0, 0],
  [800, 1],
  [2700, 3],
])("J8: scrolled by %d px, dot %d is the current one, which leads there", (scrolled, dot) => {
  const row = { window: 300, content: 3000 };
  expect(currentDot({ ...row, scrolled })).toBe(dot);
  expect(currentDot({ ...row, scrolled: dotTarget(dot, row) })).toBe(dot);
});
