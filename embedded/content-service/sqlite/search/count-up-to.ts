import type Database from "libsql";
import * as v from "valibot";
import { rows } from "./rows.ts";
import { type Sql, sql } from "./sql.ts";

const countRow = v.object({ count: v.number() });

/** How many rows something selects; counting stops at `most`. */
export function countUpTo(db: Database.Database, selected: Sql, most: number): number {
  return rows(db, countRow, sql`select count(*) as count from (${selected} limit ${most})`)[0]?.count ?? 0;
}
