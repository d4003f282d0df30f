import type Database from "libsql";
import * as v from "valibot";
import { addFindingColumns, entryTables, historyTables, saveTables } from "./schema/documents.ts";
import { schemaVersion } from "./create-schema.ts";
import { stillValid } from "./visible.ts";
import { fillEntries } from "./writing/entries.ts";
import { inTransaction } from "./writing/refused-change.ts";

const versionRow = v.object({ user_version: v.number() });

/** Returns the version of a file's tables. */
export function readVersion(db: Database.Database): number {
  return v.parse(versionRow, db.prepare("pragma user_version").get()).user_version;
}

/**
 * Adds authors, bases and history to tables of version 1. An entry of a release is then based on the published version
 * of that moment.
 */
const fromFirst = /* sql */ `
alter table version add column author text not null default '';
alter table version add column label text not null default '';
alter table version add column at integer not null default 0;
alter table version add column base integer not null default 0;
update version set at = coalesce(last_published, 0);
update version set base = coalesce(
  (select published.since from version as published
    where published.document = version.document and published.overlay = '' and published.until = ${stillValid}), 0)
where overlay <> '';
${historyTables}
alter table version add column released integer not null default 0;
${entryTables}
${saveTables}
`;

/** Adds which versions a release published, as only releases had labels, and the entries of editors' lists. */
const fromSecond = /* sql */ `
alter table version add column released integer not null default 0;
alter table history add column released integer not null default 0;
update version set released = 1 where label <> '';
update history set released = 1 where label <> '';
${entryTables}
${saveTables}
`;

const upgrades: ReadonlyMap<number, string> = new Map([
  [1, fromFirst],
  [2, fromSecond],
  [3, addFindingColumns],
]);

/** Brings the tables of an earlier version up to date, once even when several threads open the file. */
export function upgradeSchema(db: Database.Database): void {
  if (!upgrades.has(readVersion(db))) return;
  inTransaction(db, () => {
    const version = readVersion(db);
    const upgrade = upgrades.get(version);
    if (upgrade === undefined) return;
    db.exec(upgrade);
    if (version < 3) fillEntries(db);
    db.exec(`pragma user_version = ${schemaVersion}`);
  });
}
