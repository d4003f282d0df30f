import { expect, test } from "vitest";
import { measure } from "./measure.ts";

test.each([
  [12.5, 12.5],
  ["-3.25", -3.25],
  ["2026-01-01", Date.UTC(2026, 0, 1)],
  ["2026-01-01T10:00:00+0000", Date.UTC(2026, 0, 1, 10)],
  ["2026-01-01T10:00:00.5+02:00", Date.UTC(2026, 0, 1, 8, 0, 0, 500)],
  ["2026-01-01T10:00", Date.UTC(2026, 0, 1, 10)],
  ["2026-13-01", undefined],
  ["May 2026", undefined],
  ["", undefined],
  [true, undefined],
])("%j is %j", (value, expected) => {
  expect(measure(value)).toBe(expected);
});
