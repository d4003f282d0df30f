import type Database from "libsql";
import type { Clause } from "./clause.ts";
import { countUpTo } from "./count-up-to.ts";
import { type Sql, sql } from "./sql.ts";

/** The versions to look at, if a clause says of no more than `few` that no others can be meant. */
export function chooseVersions(db: Database.Database, clauses: readonly Clause[], few: number): Sql | undefined {
  const leading = clauses.find(({ leads }) => leads);
  if (leading) return leading.versions;
  let chosen: { readonly versions: Sql; readonly count: number } | undefined;
  for (const { versions } of clauses) {
    const count = versions && countUpTo(db, versions, chosen?.count ?? few + 1);
    if (versions && count !== undefined && count < (chosen?.count ?? few + 1)) chosen = { versions, count };
  }
  return chosen && sql`select distinct id from (${chosen.versions})`;
}
