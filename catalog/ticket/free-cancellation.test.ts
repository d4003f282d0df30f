import { expect, test } from "vitest";
import { freeCancellation } from "./policy-text.ts";

const hour = 60;

test.each([
  [0, "cancellation.anytime", {}],
  [1, "cancellation.hours", { hours: 1 }],
  [24 * hour, "cancellation.hours", { hours: 24 }],
  [24 * hour + 1, "cancellation.hours", { hours: 25 }],
  [72 * hour, "cancellation.hours", { hours: 72 }],
  [72 * hour + 1, "cancellation.days", { days: 4 }],
  [14 * 24 * hour, "cancellation.days", { days: 14 }],
])("E5: cancellable up to %d minutes before is %s %j", (upToMinutes, key, values) => {
  expect(freeCancellation({ cancellable: true, upToMinutes })).toEqual({ key, values });
});

test("E5: cancellable without a limit known says no more than that", () => {
  expect(freeCancellation({ cancellable: true, upToMinutes: undefined })).toEqual({
    key: "descriptors.FREE_CANCELLATION",
    values: {},
  });
});

test("E5: not cancellable has no text", () => {
  expect(freeCancellation({ cancellable: false, upToMinutes: 1440 })).toBeUndefined();
});
