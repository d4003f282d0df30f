import { invalid } from "../failure.ts";
import type { DateRange } from "../time/bookable-dates.ts";
import { addDays, daysBetween, isDate } from "../time/dates.ts";
import { wholeNumberOr } from "./numbers.ts";

const maxDays = 400;
/** With four digits a year, days compare as texts do. */
const [first, last] = ["2000-01-01", "2999-12-31"];

/** Returns `from-date` to `to-date`, by default `days` from today on. Throws a 400 naming the parameter. */
export function dateRange(query: URLSearchParams, today: string, days: number): DateRange {
  const from = dateOr(today, query, "from-date");
  const to = dateOr(addDays(from, days - 1), query, "to-date");
  const length = daysBetween(from, to) + 1;
  if (length < 1) throw invalid("to-date", "no day before from-date");
  if (length > maxDays) throw invalid("to-date", `at most ${maxDays} days from from-date on`);
  return { from, to };
}

function dateOr(fallback: string, query: URLSearchParams, parameter: string): string {
  const value = query.get(parameter);
  if (value === null) return fallback;
  if (!isDate(value) || value < first || value > last) throw invalid(parameter, "a day such as 2026-12-01");
  return value;
}

const usual = 14;

/** Returns `for-days`: so many days, today the first of them; two weeks by default. */
export function forDays(query: URLSearchParams, today: string): DateRange {
  const days = wholeNumberOr(usual, query, "for-days", { min: 1, max: 400 });
  return { from: today, to: addDays(today, days - 1) };
}
