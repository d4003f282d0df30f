import { expect, test } from "vitest";
import { toAvailability } from "./wire-places.ts";

test.each([
  ["LIMITED", 14, "LIMITED", 14],
  ["LIMITED", 1000, "UNLIMITED", undefined],
  ["LIMITED", 999, "LIMITED", 999],
  ["LIMITED", 1001, "LIMITED", 1001],
  ["LIMITED", 0, "CLOSED", undefined],
  ["LIMITED", null, "LIMITED", undefined],
  ["UNLIMITED", 1000, "UNLIMITED", undefined],
  ["UNLIMITED", null, "UNLIMITED", undefined],
  ["CLOSED", 14, "CLOSED", undefined],
  ["CLOSED", null, "CLOSED", undefined],
  [null, 3, "LIMITED", 3],
  ["BRAND_NEW", 3, "LIMITED", 3],
])("%s with %s left is %s with %s", (availability, remaining, kind, left) => {
  expect(toAvailability({ availability, remaining })).toEqual({ kind, remaining: left });
});
