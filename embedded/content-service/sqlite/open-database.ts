import Database from "libsql";
import { StoreError } from "../store/store-error.ts";
import { createSchema, hasNoTables, schemaVersion } from "./create-schema.ts";
import { toStoreError } from "./to-store-error.ts";
import { upgradeSchema, readVersion } from "./upgrade-schema.ts";

/** Memory does not grow with the file: the page cache has 16 MB. */
const pragmas = `
pragma busy_timeout = 5000;
pragma journal_mode = wal;
pragma synchronous = full;
pragma cache_size = -16384;
pragma mmap_size = 0;
pragma temp_store = memory;
pragma journal_size_limit = 16777216;
pragma wal_autocheckpoint = 1000;
`;

/** Opens the file, or creates it. Throws a `StoreError` for a damaged file or another version's. */
export function openDatabase(file: string): Database.Database {
  let db: Database.Database | undefined;
  try {
    db = new Database(file);
    db.exec(pragmas);
    if (hasNoTables(db)) createSchema(db);
    upgradeSchema(db);
    checkVersion(db, file);
    return db;
  } catch (cause) {
    db?.close();
    throw toStoreError(cause, file);
  }
}

/** Opens the file for reading: a statement that writes fails. */
export function openForReading(file: string): Database.Database {
  const db = openDatabase(file);
  db.exec("pragma query_only = on");
  return db;
}

/** Moves the journal into the file and closes it. When that fails, the content is in both. */
export function closeDatabase(db: Database.Database): void {
  if (!db.open) return;
  try {
    db.exec("pragma wal_checkpoint(truncate)");
  } finally {
    db.close();
  }
}

function checkVersion(db: Database.Database, file: string): void {
  const version = readVersion(db);
  if (version === schemaVersion) return;
  throw new StoreError(
    "version",
    `${file} has the format ${version}, this program needs ${schemaVersion}: rebuild it with "npm run content:rebuild".`,
  );
}
