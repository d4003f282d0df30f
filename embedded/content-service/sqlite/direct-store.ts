import type { ContentStore } from "../store/content-store.ts";
import { StoreError } from "../store/store-error.ts";
import { contentStoreOf } from "./content-store-of.ts";
import { closeDatabase, openDatabase } from "./open-database.ts";
import { runOperation } from "./store-operations.ts";
import { storeErrorOf } from "./store-error-of.ts";
import { storeReader } from "./store-reader.ts";
import { storeWriter } from "./store-writer.ts";

/** A store that works in the thread that asks it, one question after the other. */
export function openDirectStore(file: string, deliveries: boolean): ContentStore {
  const db = openDatabase(file);
  const attempt = async <Answer>(action: () => Answer): Promise<Answer> => {
    try {
      return action();
    } catch (thrown) {
      throw storeErrorOf(thrown, file);
    }
  };
  const answering =
    (operations: object) =>
    (name: PropertyKey) =>
    (...given: readonly unknown[]) =>
      attempt(() => {
        if (!db.open) throw new StoreError("closed", `${file} is closed.`);
        return runOperation(operations, name, given);
      });
  const close = () => attempt(() => closeDatabase(db));
  return contentStoreOf(answering(storeReader(db)), answering(storeWriter(db, deliveries)), close);
}
