import { rmSync } from "node:fs";
import Database from "libsql";
import { toStoreError } from "./to-store-error.ts";

/**
 * Locks a file for this service until the returned function is called. Two services would deliver webhook messages
 * twice and out of order. The lock belongs to the system, so a killed process leaves none. Throws a `StoreError` when
 * another service has locked the file.
 */
export function lockFile(file: string): () => void {
  const path = `${file}-lock`;
  let lock: Database.Database | undefined;
  try {
    lock = new Database(path);
    lock.exec("pragma journal_mode = off; begin exclusive");
  } catch (cause) {
    lock?.close();
    throw toStoreError(cause, file);
  }
  return release(lock, path);
}

function release(lock: Database.Database, path: string): () => void {
  return () => {
    if (!lock.open) return;
    rmSync(path, { force: true });
    lock.exec("rollback");
    lock.close();
  };
}

/**
 * True when another connection has the file open: only the last one can leave the journal mode. A connection that this
 * thread closed may count until its statements are collected.
 */
export function isOpenElsewhere(file: string): boolean {
  const db = new Database(file);
  try {
    db.exec("pragma journal_mode = delete");
    db.exec("pragma journal_mode = wal");
    return false;
  } catch (thrown) {
    return toStoreError(thrown, file).kind === "busy";
  } finally {
    db.close();
  }
}
