import { randomBytes } from "node:crypto";
import type Database from "libsql";
import * as v from "valibot";
import {
  countTables,
  deliveryTables,
  documentTables,
  entryTables,
  historyTables,
  saveTables,
} from "./schema/documents.ts";
import { assetTables, catalogTables, modelTables } from "./schema/resources.ts";
import { searchTables } from "./schema/search.ts";

/** The version of the tables; a file with another one belongs to another version of this program. */
export const schemaVersion = 4;

const tables = [
  documentTables,
  historyTables,
  entryTables,
  saveTables,
  countTables,
  deliveryTables,
  searchTables,
  modelTables,
  assetTables,
  catalogTables,
];

const countRow = v.object({ tables: v.number() });

export function hasNoTables(db: Database.Database): boolean {
  return v.parse(countRow, db.prepare("select count(*) as tables from sqlite_schema").get()).tables === 0;
}

/**
 * Creates the tables of an empty repository with an empty first publication, once even when several processes start.
 */
export function createSchema(db: Database.Database): void {
  const create = db.transaction(() => {
    if (!hasNoTables(db)) return;
    for (const table of tables) db.exec(table);
    insertFirstRows(db);
    db.exec(`pragma user_version = ${schemaVersion}`);
  });
  create.immediate();
}

function insertFirstRows(db: Database.Database): void {
  const meta = db.prepare("insert into meta (key, value) values (?, ?)");
  meta.run("nonce", randomBytes(6).toString("base64url"));
  meta.run("revision", 1);
  meta.run("oldest master", 1);
  meta.run("oldest overlay revision", 1);
  db.prepare("insert into publication (revision, at) values (1, 0)").run();
}
