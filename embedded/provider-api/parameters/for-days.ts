import type { DateRange } from "../time/bookable-dates.ts";
import { addDays } from "../time/plain-date.ts";
import { wholeNumberOr } from "./whole-number.ts";

const usual = 14;

/** `for-days`: so many days, today the first of them; two weeks when left out. */
export function forDays(query: URLSearchParams, today: string): DateRange {
  const days = wholeNumberOr(usual, query, "for-days", { min: 1, max: 400 });
  return { from: today, to: addDays(today, days - 1) };
}
