import { rmSync } from "node:fs";
import Database from "libsql";
import { storeErrorOf } from "./store-error-of.ts";

/**
 * Makes a file the store of this service alone until the function it gives is called: two would deliver the messages to
 * webhooks twice and out of order. The lock is the system's, so that none is left of a process that was killed. Throws
 * a `StoreError` when another service has the file.
 */
export function lockFile(file: string): () => void {
  const path = `${file}-lock`;
  let lock: Database.Database | undefined;
  try {
    lock = new Database(path);
    lock.exec("pragma journal_mode = off; begin exclusive");
  } catch (cause) {
    lock?.close();
    throw storeErrorOf(cause, file);
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
 * Whether any other connection has the file open: only the last one may leave the journal for a while. One that this
 * thread has closed may still count, because its statements live until they are collected.
 */
export function isOpenElsewhere(file: string): boolean {
  const db = new Database(file);
  try {
    db.exec("pragma journal_mode = delete");
    db.exec("pragma journal_mode = wal");
    return false;
  } catch (thrown) {
    return storeErrorOf(thrown, file).kind === "busy";
  } finally {
    db.close();
  }
}
