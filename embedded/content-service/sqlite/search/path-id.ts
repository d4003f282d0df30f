import type Database from "libsql";
import * as v from "valibot";
import { rows, statement } from "./rows.ts";
import { sql } from "./sql.ts";

const row = v.object({ id: v.number(), name: v.string() });
const insert = "insert or ignore into path (type, name) select ?, value from json_each(?)";

/** Returns the ids of existing paths. */
export function knownPathIds(
  db: Database.Database,
  type: string,
  names: readonly string[],
): ReadonlyMap<string, number> {
  const wanted = sql`select value from json_each(${JSON.stringify(names)})`;
  const found = rows(db, row, sql`select id, name from path where type = ${type} and name in (${wanted})`);
  return new Map(found.map(({ id, name }) => [name, id]));
}

/** Returns the ids of paths and creates missing ones. */
export function pathIds(db: Database.Database, type: string, names: readonly string[]): ReadonlyMap<string, number> {
  const known = knownPathIds(db, type, names);
  if (known.size === names.length) return known;
  statement(db, insert).run([type, JSON.stringify(names)]);
  return knownPathIds(db, type, names);
}
