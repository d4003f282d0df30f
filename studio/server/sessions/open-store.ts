import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import Database from "libsql";

type Value = string | number | null;

/** The sessions, links and records of a studio, on the disk of this machine. */
export interface StudioStore {
  /** Returns the number of rows that changed. */
  readonly run: (sql: string, ...values: readonly Value[]) => number;
  readonly list: (sql: string, ...values: readonly Value[]) => readonly unknown[];
  readonly close: () => void;
}

/** Moments are epoch milliseconds. Of a secret only the hash is stored. A record can't be changed or removed. */
const schema = `
pragma busy_timeout = 2000;
pragma journal_mode = wal;
pragma synchronous = normal;
pragma secure_delete = on;
create table if not exists link (
  hash text primary key, name text not null, role text not null, expires integer not null
) strict;
create table if not exists session (
  hash text primary key, name text not null, role text not null, created integer not null, used integer not null
) strict;
create table if not exists audit (
  sequence integer primary key, at integer not null, name text not null, role text not null, action text not null,
  document text, language text, before integer, after integer, request text not null
) strict;
create trigger if not exists audit_stays before update on audit begin select raise(abort, 'records stay'); end;
create trigger if not exists audit_remains before delete on audit begin select raise(abort, 'records stay'); end;
`;

/** Opens the store in a folder, which processes of one machine may share; undefined for one in memory. */
export function openStore(folder: string | undefined): StudioStore {
  const database = new Database(folder === undefined ? ":memory:" : prepareFile(folder));
  database.exec(schema);
  return {
    run: (sql, ...values) => database.prepare(sql).run(...values).changes,
    list: (sql, ...values) => database.prepare(sql).all(...values),
    close: () => void database.close(),
  };
}

/** Creates the folder, for the user of the process only. */
function prepareFile(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, "studio.db");
  new Database(file).close();
  chmodSync(file, 0o600);
  return file;
}
