import type { OpenStore } from "../store/content-store.ts";
import { StoreError } from "../store/store-error.ts";
import { createContentStore } from "./create-content-store.ts";
import { closeDatabase, openDatabase } from "./open-database.ts";
import { runOperation } from "./store-operations.ts";
import { toStoreError } from "./to-store-error.ts";
import { storeReader } from "./store-reader.ts";
import { storeWriter } from "./store-writer.ts";

/** Opens a store that runs in the calling thread, one operation at a time. */
export function openDirectStore(file: string, deliveries: boolean): OpenStore {
  const db = openDatabase(file);
  const attempt = async <Result>(action: () => Result): Promise<Result> => {
    try {
      return action();
    } catch (thrown) {
      throw toStoreError(thrown, file);
    }
  };
  const createOperations =
    (operations: object) =>
    (name: PropertyKey) =>
    (...args: readonly unknown[]) =>
      attempt(() => {
        if (!db.open) throw new StoreError("closed", `${file} is closed.`);
        return runOperation(operations, name, args);
      });
  const close = () => attempt(() => closeDatabase(db));
  const store = createContentStore(
    createOperations(storeReader(db)),
    createOperations(storeWriter(db, deliveries)),
    close,
  );
  return { ...store, forWriters: store };
}
