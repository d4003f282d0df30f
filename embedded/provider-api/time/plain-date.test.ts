import { describe, expect, it } from "vitest";
import { addDays, datesBetween, daysBetween, isDate, weekdayOf } from "./dates.ts";

describe("plain dates", () => {
  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-03-28", 2, "2026-03-30"],
    ["2026-10-24", 2, "2026-10-26"],
    ["2026-11-21", -21, "2026-10-31"],
  ])("%s and %d days → %s", (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(daysBetween(date, expected)).toBe(days);
  });

  it.each([
    ["2026-11-21", "2026-11-23", ["2026-11-21", "2026-11-22", "2026-11-23"]],
    ["2026-11-21", "2026-11-21", ["2026-11-21"]],
    ["2026-11-21", "2026-11-20", []],
    ["2026-11-21", "2026-10-01", []],
  ])("from %s to %s", (from, to, dates) => {
    expect(datesBetween(from, to)).toEqual(dates);
  });

  it.each([
    ["2026-11-21", "SATURDAY"],
    ["2026-11-22", "SUNDAY"],
    ["2026-03-29", "SUNDAY"],
    ["2028-02-29", "TUESDAY"],
  ])("%s is a %s", (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });

  it.each([
    ["2026-11-21", true],
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["2026-13-01", false],
    ["2026-1-1", false],
    ["tomorrow", false],
    ["2026-11-21T00:00:00Z", false],
  ])("%s: %s", (text, expected) => {
    expect(isDate(text)).toBe(expected);
  });
});
