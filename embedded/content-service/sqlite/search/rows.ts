import type Database from "libsql";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { type Sql, sql } from "./sql.ts";

/** Most cached statements: clients send a few hundred shapes of queries. */
const maxStatements = 300;

type Statements = LRUCache<string, Database.Statement>;

const prepared = new WeakMap<Database.Database, Statements>();

/** Returns the cached statement of a text. Statements may be evicted, so callers do not store them. */
export function statement(db: Database.Database, text: string): Database.Statement {
  const statements = prepared.get(db) ?? new LRUCache({ max: maxStatements });
  prepared.set(db, statements);
  const known = statements.get(text) ?? db.prepare(text);
  statements.set(text, known);
  return known;
}

/** Returns all rows of a query, validated. */
export function rows<Row>(
  db: Database.Database,
  row: v.GenericSchema<unknown, Row>,
  { text, values }: Sql,
): readonly Row[] {
  return statement(db, text)
    .all([...values])
    .map((found) => v.parse(row, found));
}

const countRow = v.object({ count: v.number() });

/** Counts selected rows, at most `most`. */
export function countUpTo(db: Database.Database, selected: Sql, max: number): number {
  return rows(db, countRow, sql`select count(*) as count from (${selected} limit ${max})`)[0]?.count ?? 0;
}
