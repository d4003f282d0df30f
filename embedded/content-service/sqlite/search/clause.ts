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
  readonly leads: boolean;
}

export function clause(condition: Sql, versions?: Sql): Clause {
  return { condition, versions, rank: undefined, leads: false };
}
