import { expect, it } from "vitest";
import { testCalendar } from "./calendar.example.ts";
import { nearestDates } from "./nearest-dates.ts";

it("X15: the days nearest to a sold-out one, before it too, and none in the past", () => {
  const calendar = testCalendar("2026-11-20", "2026-11-28", "2026-12-01", "2026-12-03", "2026-12-09", "2027-01-02");
  const near = (to: string) => nearestDates(calendar, { to, today: "2026-11-23", most: 3 });
  expect(near("2026-12-02")).toEqual(["2026-11-28", "2026-12-01", "2026-12-03"]);
  expect(near("2026-11-23")).toEqual(["2026-11-28", "2026-12-01", "2026-12-03"]);
  expect(near("2026-12-01")).toEqual(["2026-11-28", "2026-12-03", "2026-12-09"]);
});
