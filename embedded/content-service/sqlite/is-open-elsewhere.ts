import Database from "libsql";
import { storeErrorOf } from "./store-error-of.ts";

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
