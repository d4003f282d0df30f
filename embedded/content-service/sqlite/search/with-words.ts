import type Database from "libsql";
import type { Predicate } from "../../query/predicate.ts";
import { splitWords } from "../../query/words.ts";
import { knownPathIds } from "./path-id.ts";
import { type Sql, sql } from "./sql.ts";

/** Translates `fulltext`: versions in which each term starts some word; undefined when none can match. */
export function withWords(db: Database.Database, { path, values: [terms] }: Predicate): Sql | undefined {
  const words = typeof terms === "string" ? splitWords(terms) : [];
  const prefix = tokenPrefix(db, path);
  if (words.length === 0 || prefix === undefined) return undefined;
  const match = words.map((word) => `"${prefix}${word}"*`).join(" AND ");
  return sql`select rowid as id from text_index where text_index match ${match}`;
}

function tokenPrefix(db: Database.Database, path: Predicate["path"]): string | undefined {
  if (path.kind === "document") return "";
  const name = path.path.join(".");
  const id = knownPathIds(db, path.type, [name]).get(name);
  return id === undefined ? undefined : `:${id}:`;
}
