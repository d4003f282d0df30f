import type Database from "libsql";
import type { DocumentQuery, View } from "../../store/document-query.ts";
import { viewBranches } from "../visible.ts";
import { chooseVersions, inDefaultOrder } from "./candidate-versions.ts";
import { clauseOf } from "./clause-of.ts";
import { type SortKey, sortKeys } from "./sort-keys.ts";
import { allOf, joined, type Sql, sql } from "./sql.ts";

/** How a query is answered. */
export interface SearchPlan {
  /** Selects from what a view shows all that fulfils the query: `columns` of `v`. */
  readonly select: (columns: Sql, few: number) => Sql;
  readonly keys: readonly SortKey[];
  /** True when the order is the one of the indexes: the last published first. */
  readonly isDefaultOrder: boolean;
}

/** `few` is up to how many versions are rather looked at one by one than all documents gone through. */
export function searchPlan(db: Database.Database, view: View, query: DocumentQuery): SearchPlan {
  const clauses = query.predicates.map((predicate) => clauseOf(db, view, predicate));
  const conditions = clauses.map(({ condition }) => condition);
  if (query.lang !== "*") conditions.push(sql`v.lang = ${query.lang}`);
  const select = (columns: Sql, few: number) => {
    const chosen = chooseVersions(db, clauses, few);
    const from = chosen ? found(chosen) : inDefaultOrder(query);
    const selects = viewBranches(view).map(
      (isSeen) => sql`select ${columns} from ${from} where ${isSeen} and ${allOf(conditions)}`,
    );
    return joined(selects, " union all ");
  };
  const isRanked = clauses.some(({ rank }) => rank !== undefined);
  const isDefaultOrder = query.orderings.length === 0 && !isRanked;
  return { select, keys: sortKeys(query.orderings, clauses), isDefaultOrder };
}

/** Few versions, each of which is looked at in an index that has all but the content. */
function found(versions: Sql): Sql {
  return sql`(${versions}) found cross join version v indexed by version_card on v.id = found.id`;
}
