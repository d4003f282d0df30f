import type { Scalar } from "../../query/predicate.ts";
import type { Sql } from "./sql.ts";

/** A predicate in SQL. */
export interface Clause {
  /** Condition on a row `v` of `version`. */
  readonly condition: Sql;
  /** Selects as `id` all versions that can fulfill it, possibly more; undefined without an index. */
  readonly versions: Sql | undefined;
  /** The default order of results, ascending. */
  readonly rank: Sql | undefined;
  /** True when `rank` uses `found.score`, a column that `versions` selects beside `id`. */
  readonly hasScore: boolean;
}

export function clause(condition: Sql, versions?: Sql): Clause {
  return { condition, versions, rank: undefined, hasScore: false };
}

/** The subject of a predicate in SQL, where `v` is the row of `version`. */
export interface Subject {
  /** True for versions that can have the subject. */
  readonly applies: Sql;
  readonly isPresent: Sql;
  /** True when any value of the version passes a test. */
  readonly some: (test: Test) => Sql;
  /** Selects ids of versions with such a value, possibly more; only for indexed subjects. */
  readonly versions?: (test: Test) => Sql;
  /** The value that orders results: the first one. */
  readonly first: Sql;
}

/** A condition on one value. */
export type Test = (value: TestedValue) => Sql;

export interface TestedValue {
  readonly isOneOf: (values: readonly Scalar[]) => Sql;
  /** A number, or null when the value is not numeric; dates are epoch milliseconds. */
  readonly measure: Sql;
}
