import { rmSync } from "node:fs";
import Database from "libsql";
import { storeErrorOf } from "./store-error-of.ts";

/**
 * Makes a file the store of this service alone until the function it gives is called: two would deliver the messages to
 * webhooks twice and out of order. The lock is the system's, so that none is left of a process that was killed. Throws
 * a `StoreError` when another service has the file.
 */
export function holdFile(file: string): () => void {
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
