import { describe, expect, it } from "vitest";
import { weekdayIn } from "./weekdays.ts";

describe("weekdayIn", () => {
  it.each([
    ["Europe/Rome", "2026-11-21T22:59:00Z", "Saturday"],
    ["Europe/Rome", "2026-11-21T23:00:00Z", "Sunday"],
    ["America/New_York", "2026-11-22T04:59:00Z", "Saturday"],
    ["Asia/Tokyo", "2026-11-21T15:00:00Z", "Sunday"],
  ])("returns the day in %s at %s: %s", (timeZone, moment, weekday) => {
    expect(weekdayIn(timeZone, new Date(moment))).toBe(weekday);
  });

  it.each(["Europe/Roma", "", "tomorrow"])("returns undefined in %j", (timeZone) => {
    expect(weekdayIn(timeZone, new Date("2026-11-21T12:00:00Z"))).toBeUndefined();
  });
});
