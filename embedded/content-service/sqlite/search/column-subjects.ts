import { measure } from "../../query/measure.ts";
import type { Scalar } from "../../query/predicate.ts";
import { list, type Sql, sql } from "./sql.ts";
import type { Subject } from "./subject.ts";

/** A column of `version` with a text that only texts are equal to. */
export function textSubject(column: Sql, applies: Sql, versions?: Sql): Subject {
  const value = { measure: sql`null`, isOneOf: (values: readonly Scalar[]) => isText(column, values) };
  return {
    applies,
    isPresent: sql`${column} is not null`,
    some: (test) => sql`(${test(value)} and ${column} is not null)`,
    first: column,
    ...(versions && { versions: (test) => sql`${versions} and ${test(value)}` }),
  };
}

/** A column of `version` with epoch milliseconds, which numbers are equal to and ISO dates. */
export function dateSubject(column: Sql): Subject {
  const value = { measure: column, isOneOf: (values: readonly Scalar[]) => isMoment(column, values) };
  return {
    applies: sql`1`,
    isPresent: sql`${column} is not null`,
    some: (test) => sql`(${test(value)} and ${column} is not null)`,
    first: column,
  };
}

function isText(column: Sql, values: readonly Scalar[]): Sql {
  const texts = values.filter((value) => typeof value === "string");
  const [text = ""] = texts;
  return texts.length === 1 ? sql`${column} = ${text}` : sql`${column} in (${list(texts)})`;
}

function isMoment(column: Sql, values: readonly Scalar[]): Sql {
  return sql`${column} in (${list(values.map(measure).filter((moment) => moment !== undefined))})`;
}
