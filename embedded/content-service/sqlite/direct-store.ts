import type { ContentStore } from "../store/content-store.ts";
import { StoreError } from "../store/store-error.ts";
import { contentStoreOf } from "./content-store-of.ts";
import { closeDatabase, openDatabase } from "./open-database.ts";
import { runOperation } from "./run-operation.ts";
import { storeErrorOf } from "./store-error-of.ts";
import { storeReader } from "./store-reader.ts";
import { storeWriter } from "./store-writer.ts";

/** A store that works in the thread that asks it, one question after the other. */
export function openDirectStore(file: string, deliveries: boolean): ContentStore {
  const db = openDatabase(file);
  const answering =
    (operations: object) =>
    (name: PropertyKey) =>
    async (...given: readonly unknown[]) => {
      if (!db.open) throw new StoreError("closed", `${file} is closed.`);
      try {
        return runOperation(operations, name, given);
      } catch (thrown) {
        throw storeErrorOf(thrown, file);
      }
    };
  return contentStoreOf(answering(storeReader(db)), answering(storeWriter(db, deliveries)), async () =>
    closeDatabase(db),
  );
}
