import { expect, test } from "vitest";
import { testCalendar } from "./calendar.example.ts";
import { isClosedOn, isKnownClosed, nextAvailableDate, sortedInventoryDates } from "./calendar.ts";

const calendar = testCalendar("2027-01-02", "2026-12-01", "2026-12-30");

test("D13: the days with inventory are sorted", () => {
  expect(sortedInventoryDates(calendar)).toEqual(["2026-12-01", "2026-12-30", "2027-01-02"]);
});

test.each([
  [undefined, "2026-12-01"],
  ["2026-12-01", "2026-12-01"],
  ["2026-12-02", "2026-12-30"],
  ["2027-01-03", undefined],
])("D13: from %s the next available day is %s", (today, date) => {
  expect(nextAvailableDate(calendar, today)).toBe(date);
});

test.each([
  ["2026-12-01", false],
  ["2026-12-02", true],
  ["2027-01-02", false],
  ["2027-01-03", false],
])("D13: %s is closed: %s, and unknown after the last day", (day, isClosed) => {
  expect(isClosedOn(day, calendar)).toBe(isClosed);
});

test("D13: a calendar without days has no next one", () => {
  expect(nextAvailableDate(testCalendar())).toBeUndefined();
});

test.each([
  ["2026-12-02", calendar, true],
  ["2026-12-01", calendar, false],
  ["2026-11-30", calendar, false],
  ["2026-12-02", undefined, false],
])("W122: on 1 December %s is known to be closed in the calendar %#: %s", (day, known, isClosed) => {
  expect(isKnownClosed(day, { calendar: known, today: "2026-12-01" })).toBe(isClosed);
});
