import type Database from "libsql";
import { LRUCache } from "lru-cache";
import type { DocumentQuery, View } from "../../store/document-query.ts";

const maxTotals = 2000;

const totals = new WeakMap<Database.Database, LRUCache<string, number>>();

/** Returns the number of results, cached: a view never changes. */
export function countCached(db: Database.Database, view: View, query: DocumentQuery, count: () => number): number {
  const known = totals.get(db) ?? new LRUCache<string, number>({ max: maxTotals });
  totals.set(db, known);
  const key = toKey(view, query);
  const total = known.get(key) ?? count();
  known.set(key, total);
  return total;
}

function toKey(view: View, { predicates, lang, after, orderings }: DocumentQuery): string {
  const conditions = predicates.map(({ operator, path, values }) => [operator, path, values]);
  return JSON.stringify([view, conditions, lang, after, after === "" ? [] : orderings]);
}
