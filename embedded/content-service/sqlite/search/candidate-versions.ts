import type Database from "libsql";
import type { Predicate } from "../../query/predicate.ts";
import type { DocumentQuery } from "../../store/document-query.ts";
import type { Clause } from "./clause.ts";
import { countUpTo } from "./rows.ts";
import { type Sql, sql } from "./sql.ts";

type Scope = Pick<DocumentQuery, "predicates" | "lang">;

/** Selects from all versions of a type or the repository, as `v`, in the default order of results. */
export function inDefaultOrder({ predicates, lang }: Scope): Sql {
  const index = `version_by_${predicates.some(namesType) ? "type" : "date"}${lang === "*" ? "_in_all" : ""}`;
  return { text: `version v indexed by ${index}`, values: [] };
}

/** Selects the published versions that a query scans when no index narrows it. */
export function allVersions(query: Scope): Sql {
  const type = query.predicates.flatMap(listTypes)[0];
  const ofType = type === undefined ? sql`` : sql` and v.type = ${type}`;
  const ofLanguage = query.lang === "*" ? sql`` : sql` and v.lang = ${query.lang}`;
  return sql`select v.id from ${inDefaultOrder(query)} where v.overlay = ''${ofType}${ofLanguage}`;
}

function namesType(predicate: Predicate): boolean {
  return listTypes(predicate).length > 0;
}

/** Returns the types that a predicate limits documents to. */
function listTypes({ operator, path, values: [value] }: Predicate): readonly string[] {
  if (path.kind === "field") return [path.type];
  return path.name === "type" && operator === "at" && typeof value === "string" ? [value] : [];
}

/** Selects the fewest candidates of any clause; undefined when every clause has more than `few`. */
export function chooseVersions(db: Database.Database, clauses: readonly Clause[], few: number): Sql | undefined {
  const leading = clauses.find(({ hasScore }) => hasScore);
  if (leading) return leading.versions;
  let chosen: { readonly versions: Sql; readonly count: number } | undefined;
  for (const { versions } of clauses) {
    const count = versions && countUpTo(db, versions, chosen?.count ?? few + 1);
    if (versions && count !== undefined && count < (chosen?.count ?? few + 1)) chosen = { versions, count };
  }
  return chosen && sql`select distinct id from (${chosen.versions})`;
}
