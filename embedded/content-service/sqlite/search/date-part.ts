import type { DatePart } from "../../query/date-names.ts";
import { type Sql, sql } from "./sql.ts";

const formats: Readonly<Record<DatePart, Sql>> = {
  "day-of-month": sql`'%d'`,
  "day-of-week": sql`'%u'`,
  month: sql`'%m'`,
  hour: sql`'%H'`,
  year: sql`'%Y'`,
};

/** A part of a moment in epoch milliseconds, in UTC; weeks begin with Monday, 1. Nothing outside of the years 0 to 9999. */
export function partOf(part: DatePart, moment: Sql): Sql {
  return sql`cast(strftime(${formats[part]}, cast(floor(${moment} / 1000.0) as integer), 'unixepoch') as integer)`;
}
