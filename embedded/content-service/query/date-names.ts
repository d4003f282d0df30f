import type { Argument } from "./predicate.ts";

export type DatePart = "day-of-month" | "day-of-week" | "month" | "hour" | "year";

const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const none: readonly string[] = [];

const parts: Readonly<
  Record<DatePart, { readonly names: readonly string[]; readonly first: number; readonly last: number }>
> = {
  "day-of-month": { names: none, first: 1, last: 31 },
  "day-of-week": { names: days, first: 1, last: 7 },
  month: { names: months, first: 1, last: 12 },
  hour: { names: none, first: 0, last: 23 },
  year: { names: none, first: 0, last: 9999 },
};

/** Parses a part of a date: `5`, `"May"` and `"may"` are 5, `"mon"` is 1; undefined for an invalid one. */
export function partNumber(part: DatePart, value: Argument): number | undefined {
  const { names, first, last } = parts[part];
  const number = typeof value === "string" ? findNumber(names, value.toLowerCase()) : value;
  return typeof number === "number" && Number.isInteger(number) && number >= first && number <= last
    ? number
    : undefined;
}

/** Matches a full name or its first three letters. */
function findNumber(names: readonly string[], name: string): number | undefined {
  const index = names.findIndex((full) => full === name || full.slice(0, 3) === name);
  return index === -1 ? undefined : index + 1;
}
