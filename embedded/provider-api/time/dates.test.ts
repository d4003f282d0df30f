import { describe, expect, it } from "vitest";
import { addDays, datesBetween, daysBetween, isDate, localTime, today, toWeekday } from "./dates.ts";

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
    expect(toWeekday(date)).toBe(weekday);
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

describe("today is the city's", () => {
  it.each([
    ["Europe/Rome", "2026-11-20T22:59:59Z", "2026-11-20"],
    ["Europe/Rome", "2026-11-20T23:00:00Z", "2026-11-21"],
    ["Europe/Rome", "2026-07-20T21:59:59Z", "2026-07-20"],
    ["Europe/Rome", "2026-07-20T22:00:00Z", "2026-07-21"],
    ["America/New_York", "2026-11-21T04:59:59Z", "2026-11-20"],
    ["America/New_York", "2026-11-21T05:00:00Z", "2026-11-21"],
    ["Asia/Singapore", "2026-11-20T16:00:00Z", "2026-11-21"],
    ["Asia/Kolkata", "2026-11-20T18:30:00Z", "2026-11-21"],
  ])("%s at %s → %s", (zone, instant, date) => {
    expect(today(zone, Date.parse(instant))).toBe(date);
  });
});

describe("clocks change with daylight saving", () => {
  it.each([
    ["Europe/Rome", "2026-03-29T00:59:00Z", "01:59"],
    ["Europe/Rome", "2026-03-29T01:00:00Z", "03:00"],
    ["Europe/Rome", "2026-10-25T00:30:00Z", "02:30"],
    ["Europe/Rome", "2026-10-25T01:30:00Z", "02:30"],
    ["America/New_York", "2026-03-08T06:59:00Z", "01:59"],
    ["America/New_York", "2026-03-08T07:00:00Z", "03:00"],
    ["America/New_York", "2026-11-01T06:30:00Z", "01:30"],
    ["America/New_York", "2026-11-01T05:00:00Z", "01:00"],
  ])("%s at %s: %s", (zone, instant, time) => {
    expect(localTime(zone, Date.parse(instant)).time).toBe(time);
  });
});
