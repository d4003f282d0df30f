import { expect, it } from "vitest";
import { addDays, daysBetween, listDays, monthAfter, weekdayOn } from "./days.ts";

it.each([
  ["2026-11-30", 1, "2026-12-01"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-03-28", 2, "2026-03-30"],
  ["2026-11-21", -21, "2026-10-31"],
])("F6: %s and %i days is %s", (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
  expect(addDays(new Date(day), days)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(days);
});

it("F6: days are listed from the first on", () => {
  expect(listDays("2026-11-30", 3)).toEqual(["2026-11-30", "2026-12-01", "2026-12-02"]);
});

it.each([
  ["2026-11-24", 0, "2026-11-01"],
  ["2026-11-24", 2, "2027-01-01"],
  ["2027-01-31", -1, "2026-12-01"],
])("F6: %s and %i months is the month of %s", (day, months, expected) => {
  expect(monthAfter(day, months)).toBe(expected);
});

it.each([
  ["2026-11-23", 1],
  ["2026-11-29", 7],
])("F6: %s is day %i of its week", (day, weekday) => {
  expect(weekdayOn(day)).toBe(weekday);
});
