import { chmod, mkdir } from "node:fs/promises";
import path from "node:path";
import LibsqlDatabase from "libsql/promise";

type Value = string | number | null;

/** A statement reads and changes memory only. `begin` and `commit` wait for locks and the disk, in another thread. */
interface Connection {
  readonly exec: (sql: string) => Promise<void>;
  readonly prepare: (sql: string) => Promise<Statement>;
  readonly close: () => void;
}

interface Statement {
  readonly run: (...values: readonly Value[]) => { readonly changes: number };
  readonly all: (...values: readonly Value[]) => Promise<readonly unknown[]>;
}

/** Operations inside a transaction. */
export interface Transaction {
  /** Returns the number of rows that changed. */
  readonly run: (sql: string, ...values: readonly Value[]) => Promise<number>;
  readonly list: (sql: string, ...values: readonly Value[]) => Promise<readonly unknown[]>;
}

export interface Database {
  /** Runs one step after the other. Resolves once its changes are on the disk. Throws when none of them are stored. */
  readonly transact: <Result>(step: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** The name of the database in its folder. */
export const databaseName = "outbox.db";

/** Erases what was deleted: from the database at once, from its log after a few hundred pages. */
const pragmas = `
pragma busy_timeout = 5000;
pragma journal_mode = wal;
pragma synchronous = full;
pragma secure_delete = on;
pragma wal_autocheckpoint = 250;
pragma journal_size_limit = 0;
`;

/** A message that was delivered has no body. Moments are epoch milliseconds. */
const schema = `
create table if not exists message (
  sequence integer primary key,
  id text not null unique,
  body text check (json_valid(body)),
  attempts integer not null default 0,
  due integer not null default 0,
  delivered integer
) strict;
create index if not exists message_due on message (due) where body is not null;
create index if not exists message_delivered on message (delivered) where body is null;
`;

/** Opens the database in a folder, or creates both. Its errors name the setting that an operator can change. */
export async function openDatabase(folder: string): Promise<Database> {
  const explain = (cause: unknown): never => {
    throw new Error(`Messages can't be stored in FORMS_DIR, ${folder}: ${String(cause)}`, { cause });
  };
  const connection = await connect(folder).catch(explain);
  const { transact, close } = createDatabase(connection);
  return { transact: (step) => transact(step).catch(explain), close };
}

async function connect(folder: string): Promise<Connection> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, databaseName);
  const connection: Connection = new LibsqlDatabase(file, {});
  try {
    // Personal data are for the user of the process only. Files beside it get the same mode.
    await chmod(file, 0o600);
    await connection.exec(pragmas + schema);
    return connection;
  } catch (cause) {
    connection.close();
    throw cause;
  }
}

function createDatabase(connection: Connection): Database {
  const transaction: Transaction = {
    run: async (sql, ...values) => (await connection.prepare(sql)).run(...values).changes,
    list: async (sql, ...values) => (await connection.prepare(sql)).all(...values),
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    transact: (step) => {
      const done = last.then(() => runStep(connection, () => step(transaction)));
      last = done.catch(() => {});
      return done;
    },
    close: async () => {
      await last;
      // Where the disk is full, the next process reads the log.
      await connection.exec("pragma wal_checkpoint(truncate)").catch(() => {});
      connection.close();
    },
  };
}

/** Locks the database for writing before the first statement, so that no statement waits. */
async function runStep<Result>(connection: Connection, step: () => Promise<Result>): Promise<Result> {
  await connection.exec("begin immediate");
  try {
    const result = await step();
    await connection.exec("commit");
    return result;
  } catch (cause) {
    // After some failures, such as a full disk, SQLite has ended the transaction.
    await connection.exec("rollback").catch(() => {});
    throw cause;
  }
}
