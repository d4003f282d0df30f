import type Database from "libsql";
import type { Refusal } from "../../store/refusal.ts";

/** Thrown inside a transaction to take all of it back. */
export class RefusedChange extends Error {
  readonly refusal: Refusal;

  constructor(refused: Refusal["refused"], message: string) {
    super(message);
    this.refusal = { refused, message };
  }
}

/** A function as one transaction that gives the refusal thrown in it. */
export function refusable<Args extends readonly unknown[], Result>(
  db: Database.Database,
  change: (...args: Args) => Result,
): (...args: Args) => Result | Refusal {
  return (...args) => {
    try {
      return inTransaction(db, () => change(...args));
    } catch (thrown) {
      if (thrown instanceof RefusedChange) return thrown.refusal;
      throw thrown;
    }
  };
}

/** On disk when it returns; nothing has changed when it throws. */
export function inTransaction<Result>(db: Database.Database, change: () => Result): Result {
  db.exec("begin immediate");
  try {
    const result = change();
    db.exec("commit");
    return result;
  } catch (thrown) {
    // SQLite has rolled back already when the disk is full, and a second time would hide why.
    if (db.inTransaction) db.exec("rollback");
    throw thrown;
  }
}
