import { expect, it } from "vitest";
import { timeIn } from "./time-zone.ts";
import { toEndOfToday, zonedIso, zonedMoment } from "./zoned-moment.ts";

it.each([
  ["2026-11-24", "18:00", "Europe/Rome", "2026-11-24T17:00:00.000Z"],
  ["2026-07-24", "18:00", "Europe/Rome", "2026-07-24T16:00:00.000Z"],
  ["2026-03-29", "01:30", "Europe/Rome", "2026-03-29T00:30:00.000Z"],
  ["2026-03-29", "02:30", "Europe/Rome", "2026-03-29T01:30:00.000Z"],
  ["2026-03-29", "03:30", "Europe/Rome", "2026-03-29T01:30:00.000Z"],
  ["2026-10-25", "02:30", "Europe/Rome", "2026-10-25T00:30:00.000Z"],
  ["2026-10-25", "03:30", "Europe/Rome", "2026-10-25T02:30:00.000Z"],
  ["2026-10-24", "24:00", "Europe/Rome", "2026-10-24T22:00:00.000Z"],
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

it.each([
  ["2026-11-24", "19:30", "Europe/London", "2026-11-24T19:30:00+00:00"],
  ["2026-07-24", "19:30", "America/New_York", "2026-07-24T19:30:00-04:00"],
  ["2026-11-24", "00:15", "Asia/Kolkata", "2026-11-24T00:15:00+05:30"],
])("X4: %s %s in %s is written %s", (date, time, timeZone, iso) => {
  expect(zonedIso({ date, time }, timeZone)).toBe(iso);
});

it.each([
  ["2026-11-24T15:59:59.900Z", "Europe/Rome", "16:59"],
  ["2026-03-29T01:00:00Z", "Europe/Rome", "03:00"],
  ["2026-11-24T18:30:00Z", "Asia/Kolkata", "00:00"],
])("X8: clocks show at %s in %s: %s", (moment, timeZone, time) => {
  expect(timeIn(timeZone, Date.parse(moment) + 0.4)).toBe(time);
});
