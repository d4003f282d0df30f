import { parseAbsolute } from "@internationalized/date";
import { expect, test } from "vitest";
import { formatMoment, formatWait } from "./format-moment.ts";
import { nextHour, readMoment } from "./read-moment.ts";

test.each([
  ["Europe/Vienna", "2026-12-03T08:00:00.000Z", "Thursday 3 December 2026 at 09:00 (UTC+01:00, Europe/Vienna)"],
  ["Europe/Vienna", "2026-07-03T07:00:00.000Z", "Friday 3 July 2026 at 09:00 (UTC+02:00, Europe/Vienna)"],
  ["America/St_Johns", "2026-12-03T12:30:00.000Z", "Thursday 3 December 2026 at 09:00 (UTC−03:30, America/St_Johns)"],
  ["Asia/Kathmandu", "2026-12-03T03:15:00.000Z", "Thursday 3 December 2026 at 09:00 (UTC+05:45, Asia/Kathmandu)"],
  ["UTC", "2026-12-03T09:00:00.000Z", "Thursday 3 December 2026 at 09:00 (UTC+00:00, UTC)"],
])("W88: a time is read in the editor's zone, %s, and written with its offset from UTC", (zone, iso, text) => {
  const day = iso.slice(0, 10);
  expect(readMoment(`${day}T09:00`, zone)?.toISOString()).toBe(iso);
  expect(formatMoment(new Date(iso), zone)).toBe(text);
});

test.each([
  [
    "that the clocks skip is the hour after",
    "2026-03-29T02:30",
    "Sunday 29 March 2026 at 03:30 (UTC+02:00, Europe/Vienna)",
  ],
  [
    "that comes twice is the first one",
    "2026-10-25T02:30",
    "Sunday 25 October 2026 at 02:30 (UTC+02:00, Europe/Vienna)",
  ],
])("W88: an hour %s, which its text says", (_title, text, written) => {
  const moment = readMoment(text, "Europe/Vienna");
  expect(moment && formatMoment(moment, "Europe/Vienna")).toBe(written);
});

test("W88: what is no time is none", () => {
  for (const text of ["", "2026-13-03T09:00", "soon"]) expect(readMoment(text, "UTC")).toBeNull();
});

test.each([
  [3 * 60 + 12, "in 3 h 12 min"],
  [60, "in 1 h"],
  [12, "in 12 min"],
  [24 * 60, "in 1 day"],
  [4 * 1_440 + 120, "in 4 days 2 h"],
  [0, "now"],
])("W88: %s minutes are written as a wait", (minutes, text) => {
  expect(formatWait(new Date(minutes * 60_000), 0)).toBe(text);
});

test("W88: the time that is proposed is the next full hour", () => {
  const from = parseAbsolute("2026-12-03T22:40:00Z", "Europe/Vienna");
  expect(nextHour("Europe/Vienna", from)).toBe("2026-12-04T00:00");
});
