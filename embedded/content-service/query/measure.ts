import type { Scalar } from "./predicate.ts";

const decimal = /^-?\d{1,15}(?:\.\d{1,15})?$/;
const isoDate = /^\d{4}-\d{2}(?:-\d{2})?$/;
const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Returns the number that comparisons use: a number, a numeric text, or the epoch milliseconds of an ISO date. Dates
 * without a time zone are in UTC.
 */
export function measure(value: Scalar | undefined): number | undefined {
  if (typeof value !== "string") return typeof value === "number" ? value : undefined;
  return decimal.test(value) ? Number(value) : epochMilliseconds(value);
}

function epochMilliseconds(text: string): number | undefined {
  const time = isoTime.exec(text);
  if (!time && !isoDate.test(text)) return undefined;
  const moment = Date.parse(time && !time[1] ? `${text}Z` : text);
  return Number.isNaN(moment) ? undefined : moment;
}
