import type { Season } from "../source/opening.ts";
import { addDays, isDate } from "../time/dates.ts";

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
}

/** Returns the date ranges of a season in a year. Days it is closed on split them. */
export function listSeasonDates({ from, to }: Season, closedOn: readonly string[], year: number): readonly Dates[] {
  const [start, end] = [dateIn(year, from), dateIn(year, to)];
  const closed = closedOn.map((day) => dateIn(year, day)).filter((day) => day >= start && day <= end);
  const cuts = closed.toSorted();
  const starts = [start, ...cuts.map((day) => addDays(day, 1))];
  const ends = [...cuts.map((day) => addDays(day, -1)), end];
  return starts
    .map((startDate, index) => ({ startDate, endDate: ends[index] ?? end }))
    .filter(({ startDate, endDate }) => startDate <= endDate);
}

/** 29 February is the 28th in a year without it. */
function dateIn(year: number, day: string): string {
  const date = `${year}-${day}`;
  return isDate(date) ? date : `${year}-02-28`;
}
