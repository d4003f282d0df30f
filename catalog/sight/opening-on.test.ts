import { describe, expect, it } from "vitest";
import { testSight } from "../../tests/support/test-sight.ts";
import { closedDatesFrom, openingOn, seasonsFrom } from "./opening-on.ts";

const { schedules } = testSight();
const on = (day: string) => new Date(`${day}T00:00:00Z`);
const datesFrom = (day: string) =>
  seasonsFrom(on(day), schedules).map(({ startDate, endDate }) => [startDate, endDate]);

describe("D14: opening times", () => {
  it.each([
    ["2026-11-24", { day: "TUESDAY", closed: false, opens: "08:30", closes: "16:30", lastEntry: "15:30" }],
    ["2026-11-23", { day: "MONDAY", closed: true }],
    ["2026-12-25", { day: "FRIDAY", closed: true }],
    ["2026-10-01", undefined],
  ])("of %s", (day, opening) => {
    expect(openingOn(on(day), schedules)).toEqual(opening);
  });

  it("are seasons: neighbors with the same hours are one, also around a closed day", () => {
    expect(datesFrom("2026-11-24")).toEqual([
      ["2026-11-01", "2027-01-31"],
      ["2027-02-01", "2027-03-31"],
    ]);
    expect(datesFrom("2027-02-01")).toEqual([["2027-02-01", "2027-03-31"]]);
  });

  it.each([
    ["2026-11-24", ["2026-12-25"]],
    ["2026-12-25", ["2026-12-25"]],
    ["2026-12-26", []],
  ])("from %s on: closed on %j", (day, dates) => {
    expect(closedDatesFrom(on(day), schedules)).toEqual(dates);
  });
});
