import type Database from "libsql";
import * as v from "valibot";
import type { Sql } from "./sql.ts";
import { statement } from "./statement.ts";

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
