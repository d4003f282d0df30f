import { addDays } from "../../i18n/days.ts";

/** Days of travel, in words or as a range. */
interface DayRange {
  readonly when?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Days between the first and the last day of a range, at most. A longer range ends there. */
const maxDays = 31;

/**
 * Returns a view without days as words beside a range of days. Its earlier day is the first, and one end alone is that day.
 * A range that is too long ends early. The page shows the days that it reads.
 */
export function limitDayRange<Values extends DayRange>(values: Values): Values {
  const [from, to] = [values.from, values.to].filter((day) => day !== undefined).toSorted();
  if (from === undefined) return values;
  const last = addDays(from, maxDays);
  return { ...values, when: undefined, from, to: to !== undefined && to > last ? last : to };
}
