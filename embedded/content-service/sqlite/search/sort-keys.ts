import type { Ordering } from "../../query/orderings.ts";
import type { Clause } from "./clause.ts";
import { type Sql, sql } from "./sql.ts";
import { subjectOf } from "./subject-of.ts";

export interface SortKey {
  /** Of a row `v` of `version`. */
  readonly value: Sql;
  readonly descending: boolean;
}

/** What results are ordered by: as asked for, or else the best first or the last published; the id decides at last. */
export function sortKeys(orderings: readonly Ordering[], clauses: readonly Clause[]): readonly SortKey[] {
  const asked = orderings.map(({ path, descending }) => ({ value: subjectOf(path).first, descending }));
  return [...(asked.length > 0 ? asked : defaultKeys(clauses)), { value: sql`v.document`, descending: false }];
}

function defaultKeys(clauses: readonly Clause[]): readonly SortKey[] {
  const rank = clauses.find((clause) => clause.rank)?.rank;
  const lastPublished = { value: sql`v.last_published`, descending: true };
  return rank ? [{ value: rank, descending: false }, lastPublished] : [lastPublished];
}

/** `k0`, `k1`…, as columns. */
export function keyColumns(keys: readonly SortKey[]): Sql {
  const columns = keys.map(({ value }, index) => ({ text: `${value.text} as k${index}`, values: value.values }));
  return { text: columns.map(({ text }) => text).join(", "), values: columns.flatMap(({ values }) => values) };
}

/** The `order by` of those columns; what has no value comes last either way. */
export function keyOrder(keys: readonly SortKey[]): Sql {
  const terms = keys.map(({ descending }, index) => `k${index} ${descending ? "desc" : "asc"} nulls last`);
  return { text: terms.join(", "), values: [] };
}
