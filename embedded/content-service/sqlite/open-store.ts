import type { OpenStore } from "../store/content-store.ts";
import { openDirectStore } from "./direct-store.ts";
import { lockFile } from "./lock-file.ts";
import { openThreadedStore } from "./threads/threaded-store.ts";

export interface StoreOptions {
  /** Created when it is missing. */
  readonly file: string;
  /** Runs SQL in separate threads, so that it never blocks requests. */
  readonly threads: boolean;
  /** Whether webhook messages are recorded. Default true. */
  readonly deliveries?: boolean;
  /** Milliseconds that one operation may take with threads. Default 10 seconds. */
  readonly timeLimit?: number;
}

/** Throws a `StoreError` when the file cannot be used, or another store uses it. */
export async function openStore(options: StoreOptions): Promise<OpenStore> {
  const release = lockFile(options.file);
  try {
    const store = await openUnlocked(options);
    return { ...store, close: () => store.close().finally(release) };
  } catch (cause) {
    release();
    throw cause;
  }
}

async function openUnlocked(options: StoreOptions): Promise<OpenStore> {
  const { file, threads, deliveries = true, timeLimit = 10_000 } = options;
  return threads ? openThreadedStore({ file, deliveries, timeLimit }) : openDirectStore(file, deliveries);
}
