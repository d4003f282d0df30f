import { expect, test } from "vitest";
import { clipRing } from "./clip-ring.ts";
import { measureInset } from "./measure-inset.ts";
import { simplifyLine } from "./simplify-line.ts";

const square = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
] as const;

test("a ring is cut to the box, along the box's edges", () => {
  expect(
    clipRing(square, { minX: 5, minY: -5, maxX: 20, maxY: 4 }).toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by),
  ).toEqual([
    [5, 0],
    [5, 4],
    [10, 0],
    [10, 4],
  ]);
  expect(clipRing(square, { minX: 11, minY: 0, maxX: 20, maxY: 4 })).toEqual([]);
});

test("a line keeps its ends and what is off it", () => {
  expect(
    simplifyLine(
      [
        [0, 0],
        [1, 0.1],
        [2, 3],
        [3, 0.1],
        [4, 0],
      ],
      1,
    ),
  ).toEqual([
    [0, 0],
    [2, 3],
    [4, 0],
  ]);
});

test("a ring keeps its shape", () => {
  expect(simplifyLine([...square, [0, 0.1], [0, 0]], 1)).toEqual([...square, [0, 0]]);
});

test.each([
  [[5, 4], 4],
  [[13, 14], -5],
] as const)("%j is %d deep in the square", (point, depth) => {
  expect(measureInset([square], point)).toBe(depth);
});

test("a hole is outside", () => {
  const hole = square.map(([x, y]) => [4 + x / 10, 4 + y / 10] as const);
  expect(measureInset([square, hole], [4.5, 4.5])).toBe(-0.5);
});
