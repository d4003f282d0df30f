import type Database from "libsql";
import type { Refusal } from "../../store/refusal.ts";

/** Thrown inside a transaction to roll it back. */
export class RefusedChange extends Error {
  readonly refusal: Refusal;

  constructor(refused: Refusal["refused"], message: string, more: Omit<Refusal, "refused" | "message"> = {}) {
    super(message);
    this.refusal = { refused, message, ...more };
  }
}

/** Wraps a function in a transaction and returns the refusal thrown in it. */
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

/** Runs a change: on disk when it returns, rolled back when it throws. Inside of another change it is part of that one. */
export function inTransaction<Result>(db: Database.Database, change: () => Result): Result {
  if (db.inTransaction) return change();
  db.exec("begin immediate");
  try {
    const result = change();
    db.exec("commit");
    return result;
  } catch (thrown) {
    // SQLite rolls back by itself when the disk is full; a second rollback would hide the cause.
    if (db.inTransaction) db.exec("rollback");
    throw thrown;
  }
}
