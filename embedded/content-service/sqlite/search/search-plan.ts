import type Database from "libsql";
import type { DocumentQuery, View } from "../../store/document-query.ts";
import { viewBranches } from "../visible.ts";
import { chooseVersions, inDefaultOrder } from "./candidate-versions.ts";
import { toClause } from "./to-clause.ts";
import { type SortKey, sortKeys } from "./sort-keys.ts";
import { joinConditions, joined, type Sql, sql } from "./sql.ts";

/** How a query is executed. */
export interface SearchPlan {
  /** Selects `columns` of `v` for all results in a view. */
  readonly select: (columns: Sql, few: number) => Sql;
  readonly keys: readonly SortKey[];
  /** True for the order of the indexes: the last published first. */
  readonly isDefaultOrder: boolean;
}

/** Plans a query. Up to `few` candidates are read one by one instead of a full scan. */
export function searchPlan(db: Database.Database, view: View, query: DocumentQuery): SearchPlan {
  const clauses = query.predicates.map((predicate) => toClause(db, view, predicate));
  const conditions = clauses.map(({ condition }) => condition);
  if (query.lang !== "*") conditions.push(sql`v.lang = ${query.lang}`);
  const select = (columns: Sql, few: number) => {
    const chosen = chooseVersions(db, clauses, few);
    const from = chosen ? found(chosen) : inDefaultOrder(query);
    const selects = viewBranches(view).map(
      (isSeen) => sql`select ${columns} from ${from} where ${isSeen} and ${joinConditions(conditions)}`,
    );
    return joined(selects, " union all ");
  };
  const isRanked = clauses.some(({ rank }) => rank !== undefined);
  const isDefaultOrder = query.orderings.length === 0 && !isRanked;
  return { select, keys: sortKeys(query.orderings, clauses), isDefaultOrder };
}

/** Joins candidates with an index that has everything but the content. */
function found(versions: Sql): Sql {
  return sql`(${versions}) found cross join version v indexed by version_card on v.id = found.id`;
}
