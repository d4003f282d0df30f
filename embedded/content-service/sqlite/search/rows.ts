import type Database from "libsql";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { type Sql, sql } from "./sql.ts";

/** Texts that differ by the number of a query's predicates only: a few hundred are all that clients ever send. */
const mostStatements = 300;

type Statements = LRUCache<string, Database.Statement>;

const prepared = new WeakMap<Database.Database, Statements>();

/** The prepared statement of a text; the same text gives the same statement, so ask for it anew each time. */
export function statement(db: Database.Database, text: string): Database.Statement {
  const statements = prepared.get(db) ?? new LRUCache({ max: mostStatements });
  prepared.set(db, statements);
  const known = statements.get(text) ?? db.prepare(text);
  statements.set(text, known);
  return known;
}

/** All rows of a question, each of them checked. */
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

/** How many rows something selects; counting stops at `most`. */
export function countUpTo(db: Database.Database, selected: Sql, most: number): number {
  return rows(db, countRow, sql`select count(*) as count from (${selected} limit ${most})`)[0]?.count ?? 0;
}
