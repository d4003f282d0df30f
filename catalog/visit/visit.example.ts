import { daysOfWeek, type OpeningSchedule } from "../sight/point-of-interest.ts";
import type { VisitFacts } from "./visit-days.ts";

/** Open from 08:30 to 16:30 but on Mondays, with the last entry at 15:30. */
const winter: OpeningSchedule = {
  startDate: "2026-10-25",
  endDate: "2027-03-27",
  days: daysOfWeek.map((day) =>
    day === "MONDAY"
      ? { day, closed: true }
      : { day, closed: false, opens: "08:30", closes: "16:30", lastEntry: "15:30" },
  ),
};

/** A sight in Rome for tests. It is quiet early from Tuesday to Friday, and never on weekends. */
export const visitExample: VisitFacts = {
  schedules: [winter],
  crowds: [
    { days: daysOfWeek, from: 8, to: 17, level: "crowded" },
    { days: daysOfWeek, from: 10, to: 14, level: "veryCrowded" },
    { days: ["TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"], from: 8, to: 10, level: "pleasant" },
    { days: ["WEDNESDAY"], from: 14, to: 17, level: "pleasant" },
  ],
  seasons: [
    { from: 11, to: 2, level: "low" },
    { from: 3, to: 10, level: "peak" },
  ],
  position: { latitude: 41.89, longitude: 12.49 },
  country: "IT",
  climate: undefined,
  stay: 60,
};
