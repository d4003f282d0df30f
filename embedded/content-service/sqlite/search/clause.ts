import type { Scalar } from "../../query/predicate.ts";
import type { Sql } from "./sql.ts";

/** A predicate in SQL. */
export interface Clause {
  /** On a row `v` of `version`. */
  readonly condition: Sql;
  /** Selects as `id` the versions, and maybe more, that can fulfil it; undefined when no index knows. */
  readonly versions: Sql | undefined;
  /** What results come in the order of when no other is asked for, the smallest first. */
  readonly rank: Sql | undefined;
  /** True when `rank` speaks of `found.score`, a column that `versions` selects beside `id`. */
  readonly hasScore: boolean;
}

export function clause(condition: Sql, versions?: Sql): Clause {
  return { condition, versions, rank: undefined, hasScore: false };
}

/** What a predicate is about, in the words of SQL, where the row of `version` at hand is called `v`. */
export interface Subject {
  /** True for versions that can have it at all. */
  readonly applies: Sql;
  readonly isPresent: Sql;
  /** True when any value that the version has here passes a test. */
  readonly some: (test: Test) => Sql;
  /** Ids of the versions, and maybe more, with such a value: for subjects that have an index. */
  readonly versions?: (test: Test) => Sql;
  /** What results are ordered by: the first value. */
  readonly first: Sql;
}

/** A condition on one value. */
export type Test = (value: TestedValue) => Sql;

export interface TestedValue {
  readonly isOneOf: (values: readonly Scalar[]) => Sql;
  /** A number, or nothing when the value does not read as one; dates as epoch milliseconds. */
  readonly measure: Sql;
}
