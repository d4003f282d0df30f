import { expect, it } from "vitest";
import { toEndOfToday, zonedMoment } from "./zoned-moment.ts";

it.each([
  ["2026-11-24", "18:00", "Europe/Rome", "2026-11-24T17:00:00.000Z"],
  ["2026-07-24", "18:00", "Europe/Rome", "2026-07-24T16:00:00.000Z"],
  ["2026-03-29", "01:30", "Europe/Rome", "2026-03-29T00:30:00.000Z"],
  ["2026-03-29", "02:30", "Europe/Rome", "2026-03-29T01:30:00.000Z"],
  ["2026-03-29", "03:30", "Europe/Rome", "2026-03-29T01:30:00.000Z"],
  ["2026-10-25", "03:30", "Europe/Rome", "2026-10-25T02:30:00.000Z"],
  ["2026-11-01", "20:00", "America/New_York", "2026-11-02T01:00:00.000Z"],
  ["2026-11-24", "00:15", "Asia/Kolkata", "2026-11-23T18:45:00.000Z"],
])("X4: %s %s in %s is %s", (date, time, timeZone, moment) => {
  expect(new Date(zonedMoment({ date, time }, timeZone) ?? Number.NaN).toISOString()).toBe(moment);
});

it.each([
  ["2026-11-24", "", "Europe/Rome"],
  ["", "18:00", "Europe/Rome"],
  ["2026-11-24", "18:00", "Europe/Atlantis"],
  ["2026-11-24", "18:00", ""],
])("X4: %s %s in %s is no moment", (date, time, timeZone) => {
  expect(zonedMoment({ date, time }, timeZone)).toBeUndefined();
});

it.each([
  ["2026-11-24T16:00:00Z", "Europe/London", "2026-11-25T00:00:00.000Z"],
  ["2026-12-02T00:15:00Z", "America/New_York", "2026-12-02T05:00:00.000Z"],
  ["2026-10-31T12:00:00Z", "America/New_York", "2026-11-01T04:00:00.000Z"],
  ["2026-11-24T16:00:00Z", "Asia/Tokyo", "2026-11-25T15:00:00.000Z"],
  ["2026-11-24T16:00:00Z", "Europe/Atlantis", "2026-11-25T00:00:00.000Z"],
])("X4: today, at %s in %s, ends at %s", (now, timeZone, moment) => {
  expect(new Date(toEndOfToday(timeZone, Date.parse(now))).toISOString()).toBe(moment);
});
