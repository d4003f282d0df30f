import type { Ordering } from "../../query/orderings.ts";
import type { Clause } from "./clause.ts";
import { type Sql, sql } from "./sql.ts";
import { toSubject } from "./to-subject.ts";

export interface SortKey {
  /** Expression on a row `v` of `version`. */
  readonly value: Sql;
  readonly descending: boolean;
}

/** Returns the sort keys: the orderings, or else rank and last publication; then the id. */
export function sortKeys(orderings: readonly Ordering[], clauses: readonly Clause[]): readonly SortKey[] {
  const requested = orderings.map(({ path, descending }) => ({ value: toSubject(path).first, descending }));
  return [...(requested.length > 0 ? requested : defaultKeys(clauses)), { value: sql`v.document`, descending: false }];
}

function defaultKeys(clauses: readonly Clause[]): readonly SortKey[] {
  const rank = clauses.find((clause) => clause.rank)?.rank;
  const lastPublished = { value: sql`v.last_published`, descending: true };
  return rank ? [{ value: rank, descending: false }, lastPublished] : [lastPublished];
}

/** Returns the keys as columns `k0`, `k1`…. */
export function keyColumns(keys: readonly SortKey[]): Sql {
  const columns = keys.map(({ value }, index) => ({ text: `${value.text} as k${index}`, values: value.values }));
  return { text: columns.map(({ text }) => text).join(", "), values: columns.flatMap(({ values }) => values) };
}

/** Returns the `order by` of those columns; null sorts last in both directions. */
export function keyOrder(keys: readonly SortKey[]): Sql {
  const terms = keys.map(({ descending }, index) => `k${index} ${descending ? "desc" : "asc"} nulls last`);
  return { text: terms.join(", "), values: [] };
}
