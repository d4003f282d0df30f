import * as v from "valibot";
import { parseDate } from "../i18n/dates.ts";

/** A parameter that reads as absent unless its value fits. */
export function absentUnless<const Value extends v.GenericSchema>(value: Value) {
  return v.fallback(v.optional(value), undefined);
}

/** A whole number within bounds, both included, written as such: `07` is malformed. */
export function wholeNumber(minimum: number, maximum: number) {
  const digits = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,8})$/), v.transform(Number));
  return v.pipe(digits, v.minValue(minimum), v.maxValue(maximum));
}

/** A day of the years 2000 to 2099. Which ones can be booked depends on the time, which no address knows. */
export function day() {
  return v.pipe(
    v.string(),
    v.isoDate(),
    v.startsWith("20"),
    v.check((date) => parseDate(date) !== undefined),
  );
}

/** `5,4,5` → `4,5`. */
export function sorted(list: string): string {
  return [...new Set(list.split(","))].sort().join(",");
}
