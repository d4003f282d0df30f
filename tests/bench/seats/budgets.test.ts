import { expect, it } from "vitest";
import { toMeasuredResult } from "./budgets.ts";

/** Nineteen values, and one that is another. */
const mostly = (value: number, other: number) => [...Array.from({ length: 18 }, () => value), other, other];

it.each([
  ["interaction", mostly(56, 96), 0, 0],
  ["interaction", mostly(56, 400), 1, 1],
  ["interaction", mostly(240, 240), 1, 2],
  ["frame", mostly(16.7, 40), 0, 0],
  ["seatsPerSecond", mostly(5000, 3000), 0, 0],
  ["seatsPerSecond", mostly(5000, 700), 1, 1],
  ["months", [], 2, 2],
] as const)("of %s %j, %i gates are broken and %i goals missed", (measured, values, broken, missed) => {
  const result = toMeasuredResult("map", measured, values);
  expect([result.broken.length, result.missed.length]).toEqual([broken, missed]);
});

it("says median and p95", () => {
  expect(toMeasuredResult("calendar", "interaction", mostly(56, 96)).text).toBe(
    "calendar: median 56.0 ms, p95 96.0, of 20",
  );
});
