import { existsSync } from "node:fs";
import { StartProblem } from "@tessera/runtime/start-problem.ts";
import { openForReading } from "../sqlite/open-database.ts";
import { storeReader } from "../sqlite/store-reader.ts";
import type { StoreReader } from "../store/content-store.ts";

/** Reads a store that a service may have open. Throws a `StartProblem` without a store. */
export async function readStore<Result>(
  database: string,
  read: (reader: StoreReader) => Result | Promise<Result>,
): Promise<Result> {
  if (!existsSync(database)) throw new StartProblem(`There is no store ${database}: start the content service first.`);
  const db = openForReading(database);
  try {
    return await read(storeReader(db));
  } finally {
    db.close();
  }
}
