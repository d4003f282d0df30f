import { describe, expect, it } from "vitest";
import type { Opening } from "../source/opening.ts";
import { wireOperatingSchedules } from "./operating-schedules.ts";

const opening: Opening = {
  source: "the door",
  seasons: [
    { from: "01-01", to: "06-30", usually: { opens: "09:00", closes: "17:00", lastEntry: "16:00" }, days: {} },
    {
      from: "07-01",
      to: "12-31",
      usually: { opens: "08:30", closes: "24:45" },
      days: { MONDAY: null, SUNDAY: { opens: "10:00", closes: "18:00" } },
    },
  ],
  closedOn: ["12-31"],
};

const schedules = wireOperatingSchedules(opening, 2026);
const weekFrom = (start: string) => schedules.find(({ startDate }) => startDate === start)?.operatingDaySchedules;

describe("D14: operating schedules", () => {
  it("are in order for the year and the next, days of closing cut out", () => {
    expect(schedules.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ["2026-01-01", "2026-06-30"],
      ["2026-07-01", "2026-12-30"],
      ["2026-12-31", "2026-12-31"],
      ["2027-01-01", "2027-06-30"],
      ["2027-07-01", "2027-12-30"],
      ["2027-12-31", "2027-12-31"],
    ]);
  });

  it("begin the week on Monday", () => {
    expect(weekFrom("2026-01-01")?.map(({ dayOfWeek }) => dayOfWeek)).toEqual([
      "MONDAY",
      "TUESDAY",
      "WEDNESDAY",
      "THURSDAY",
      "FRIDAY",
      "SATURDAY",
      "SUNDAY",
    ]);
  });

  it.each([
    ["the usual hours", "2026-01-01", 1, false, "09:00", "17:00", "16:00"],
    ["a closing time after midnight", "2026-07-01", 1, false, "08:30", "00:45", null],
    ["a closed day of the week", "2026-07-01", 0, true, null, null, null],
    ["a day with other hours", "2026-07-01", 6, false, "10:00", "18:00", null],
    ["a closed date", "2026-12-31", 3, true, null, null, null],
  ])("%s", (_what, start, day, closed, openingTime, closingTime, lastEntryTime) => {
    expect(weekFrom(start)?.[day]).toMatchObject({ closed, openingTime, closingTime, lastEntryTime });
  });
});
