import type { Schedule } from "../source/schedule.ts";
import { weekdayOf } from "./plain-date.ts";

export interface DayPlan {
  readonly starts: readonly string[];
  /** "HH:MM" */
  readonly closes: string;
}

/** What a schedule plans for a day; no starts when it is closed. */
export function startsOn({ seasons, closedDays }: Schedule, date: string): DayPlan {
  const dayOfYear = date.slice(5);
  const season = seasons.find(({ from, to }) => from <= dayOfYear && dayOfYear <= to);
  if (season === undefined || closedDays.includes(dayOfYear)) return { starts: [], closes: "00:00" };
  const { usually, days, closes } = season;
  return { starts: days[weekdayOf(date)] ?? usually, closes };
}
