import type Database from "libsql";
import { LRUCache } from "lru-cache";

/** Texts that differ by the number of a query's predicates only: a few hundred are all that clients ever send. */
const most = 300;

type Statements = LRUCache<string, Database.Statement>;

const prepared = new WeakMap<Database.Database, Statements>();

/** The prepared statement of a text; the same text gives the same statement, so ask for it anew each time. */
export function statement(db: Database.Database, text: string): Database.Statement {
  const statements = prepared.get(db) ?? new LRUCache({ max: most });
  prepared.set(db, statements);
  const known = statements.get(text) ?? db.prepare(text);
  statements.set(text, known);
  return known;
}
