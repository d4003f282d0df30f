import type Database from "libsql";
import * as v from "valibot";

/** A prepared statement whose rows are validated. */
export interface Query<Row> {
  readonly get: (parameters?: Parameters) => Row | undefined;
  readonly all: (parameters?: Parameters) => readonly Row[];
}

/** Values by name, without the colon. */
type Parameters = Readonly<Record<string, string | number | null>>;

export function prepareQuery<Row>(db: Database.Database, sql: string, row: v.GenericSchema<unknown, Row>): Query<Row> {
  const statement = db.prepare(sql);
  return {
    get: (parameters = {}) => {
      const found = statement.get(parameters);
      return found === undefined ? undefined : v.parse(row, found);
    },
    all: (parameters = {}) => statement.all(parameters).map((found) => v.parse(row, found)),
  };
}
