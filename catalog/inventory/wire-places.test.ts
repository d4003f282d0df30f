import { expect, test } from "vitest";
import { bestAvailability } from "./best-availability.ts";
import { toAvailability } from "./wire-places.ts";
import type { Availability } from "./inventory.ts";

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

const limited = (remaining: number | undefined): Availability => ({ kind: "LIMITED", remaining });
const closed: Availability = { kind: "CLOSED", remaining: undefined };
const unlimited: Availability = { kind: "UNLIMITED", remaining: undefined };

test.each([
  [[], closed],
  [[closed, closed], closed],
  [[closed, limited(2)], limited(2)],
  [[limited(2), limited(7), limited(3)], limited(7)],
  [[limited(undefined), limited(1)], limited(1)],
  [[limited(undefined)], limited(undefined)],
  [[limited(2), unlimited, closed], unlimited],
])("the best of %j is %j", (all, best) => {
  expect(bestAvailability(all)).toEqual(best);
});
