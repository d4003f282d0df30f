import { expect, test } from "vitest";
import type { Availability } from "./inventory.ts";
import { bestAvailability } from "./wire-places.ts";

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
