import { type DatePart, partNumber } from "../../query/date-names.ts";
import { measure } from "../../query/measure.ts";
import type { Argument } from "../../query/predicate.ts";
import type { Test } from "./clause.ts";
import { type Sql, sql } from "./sql.ts";

type Comparison = (values: readonly Argument[]) => Test;

/** Operators that compare numbers, dates and parts of dates. */
export const comparisons: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ["number.gt", limits((value, low) => sql`${value} > ${low}`)],
  ["number.lt", limits((value, high) => sql`${value} < ${high}`)],
  ["number.inRange", limits((value, low, high) => sql`${value} between ${low} and ${high}`)],
  ["date.after", limits((value, low) => sql`${value} > ${low}`)],
  ["date.before", limits((value, high) => sql`${value} < ${high}`)],
  ["date.between", limits((value, low, high) => sql`${value} between ${low} and ${high}`)],
  ...(["day-of-month", "day-of-week", "month", "hour", "year"] as const).flatMap(listComparisons),
]);

function limits(compare: (value: Sql, first: number, second: number) => Sql): Comparison {
  return (values) => {
    const [first = 0, second = 0] = values.map((value) => (typeof value === "object" ? 0 : (measure(value) ?? 0)));
    return ({ measure: value }) => compare(value, first, second);
  };
}

function listComparisons(part: DatePart): readonly [string, Comparison][] {
  return [
    [`date.${part}`, comparePart(part, (value, wanted) => sql`${value} = ${wanted}`)],
    [`date.${part}-after`, comparePart(part, (value, wanted) => sql`${value} > ${wanted}`)],
    [`date.${part}-before`, comparePart(part, (value, wanted) => sql`${value} < ${wanted}`)],
  ];
}

function comparePart(part: DatePart, compare: (value: Sql, wanted: number) => Sql): Comparison {
  return ([wanted = 0]) => {
    const number = partNumber(part, wanted) ?? 0;
    return ({ measure: value }) => compare(extractPart(part, value), number);
  };
}

const formats: Readonly<Record<DatePart, Sql>> = {
  "day-of-month": sql`'%d'`,
  "day-of-week": sql`'%u'`,
  month: sql`'%m'`,
  hour: sql`'%H'`,
  year: sql`'%Y'`,
};

/** Extracts a part of epoch milliseconds, in UTC; Monday is 1. Null outside the years 0 to 9999. */
function extractPart(part: DatePart, moment: Sql): Sql {
  return sql`cast(strftime(${formats[part]}, cast(floor(${moment} / 1000.0) as integer), 'unixepoch') as integer)`;
}
