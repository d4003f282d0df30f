import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { retryWhileBusy } from "./retry-while-busy.ts";

type Value = string | number | null;

/** The sessions, links and records of a studio, on the disk of this machine. */
export interface StudioStore {
  /** Resolves to the number of rows that changed. */
  readonly run: (sql: string, ...values: readonly Value[]) => Promise<number>;
  readonly list: (sql: string, ...values: readonly Value[]) => Promise<readonly unknown[]>;
  readonly close: () => void;
}

/**
 * Moments are epoch milliseconds. Of a secret only the hash is stored. A record can't be changed or removed. The engine
 * itself waits for no lock: its calls hold the thread that serves visitors.
 */
const schema = `
pragma busy_timeout = 0;
pragma journal_mode = wal;
pragma synchronous = normal;
pragma secure_delete = on;
create table if not exists link (
  hash text primary key, name text not null, role text not null, expires integer not null
) strict;
create table if not exists session (
  hash text primary key, name text not null, role text not null, created integer not null, used integer not null
) strict;
create table if not exists used_flow (hash text primary key, expires integer not null) strict;
create table if not exists audit (
  sequence integer primary key, at integer not null, name text not null, role text not null, action text not null,
  document text, language text, before integer, after integer, request text not null
) strict;
create trigger if not exists audit_stays before update on audit begin select raise(abort, 'records stay'); end;
create trigger if not exists audit_remains before delete on audit begin select raise(abort, 'records stay'); end;
`;

/** Opens the store in a folder, which processes of one machine may share; undefined for one in memory. */
export async function openStore(folder: string | undefined): Promise<StudioStore> {
  const { default: Database } = await import("libsql");
  const database = new Database(folder === undefined ? ":memory:" : prepareFile(folder));
  await retryWhileBusy(() => database.exec(schema));
  return {
    run: (sql, ...values) => retryWhileBusy(() => database.prepare(sql).run(...values).changes),
    list: (sql, ...values) => retryWhileBusy(() => database.prepare(sql).all(...values)),
    close: () => void database.close(),
  };
}

/** Creates the folder and an empty file, for the user of the process only. */
function prepareFile(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, "studio.db");
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  return file;
}
