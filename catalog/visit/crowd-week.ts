import type { DayOfWeek, OpeningDay } from "../sight/point-of-interest.ts";
import { daysOfWeek } from "../sight/point-of-interest.ts";
import { crowdAt, type CrowdLevel, type CrowdSpan } from "./crowd.ts";
import { entryHours } from "./visit-days.ts";

/** How full a sight is in a usual week. */
export interface CrowdWeek {
  /** The hours in which one can enter on any day, 0 to 23. */
  readonly hours: readonly number[];
  /** For each weekday, Monday first, the level of each of these hours. Undefined where nobody says. */
  readonly days: readonly { readonly day: DayOfWeek; readonly levels: readonly (CrowdLevel | undefined)[] }[];
}

/**
 * Joins levels with the opening hours of a week. Outside of them, and after the last entry, it is closed whatever the levels
 * say. Without opening hours the levels decide alone. Undefined where no level is known.
 */
export function crowdWeek(crowds: readonly CrowdSpan[], week: readonly OpeningDay[]): CrowdWeek | undefined {
  const hours = listHours(crowds, week);
  const days = daysOfWeek.map((day) => {
    const opening = week.find((known) => known.day === day);
    const open = new Set(entryHours(opening));
    const levels = hours.map((hour) =>
      opening === undefined || open.has(hour) ? crowdAt(crowds, day, hour) : ("closed" as const),
    );
    return { day, levels };
  });
  return crowds.length === 0 ? undefined : { hours, days };
}

function listHours(crowds: readonly CrowdSpan[], week: readonly OpeningDay[]): readonly number[] {
  const open = week.flatMap(entryHours);
  const ends = open.length > 0 ? open : crowds.flatMap(({ from, to }) => [from, to - 1]);
  const first = Math.min(...ends);
  return crowds.length === 0 ? [] : Array.from({ length: Math.max(...ends) - first + 1 }, (_, index) => first + index);
}
