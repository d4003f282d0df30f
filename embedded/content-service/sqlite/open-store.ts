import type { ContentStore } from "../store/content-store.ts";
import { openDirectStore } from "./direct-store.ts";
import { lockFile } from "./lock-file.ts";
import { openThreadedStore } from "./threads/threaded-store.ts";

export interface StoreOptions {
  /** Made when there is none. */
  readonly file: string;
  /** Whether SQL runs in threads of its own, so that it never keeps others waiting. */
  readonly threads: boolean;
  /** Whether somebody fetches messages for webhooks; without it none are written. Default true. */
  readonly deliveries?: boolean;
  /** How long one question may take with threads, milliseconds. Default 10 seconds. */
  readonly timeLimit?: number;
}

/** Fails with a `StoreError` when the file cannot be used, or another store uses it. */
export async function openStore(options: StoreOptions): Promise<ContentStore> {
  const release = lockFile(options.file);
  try {
    const store = await openUnlocked(options);
    return { ...store, close: () => store.close().finally(release) };
  } catch (cause) {
    release();
    throw cause;
  }
}

async function openUnlocked(options: StoreOptions): Promise<ContentStore> {
  const { file, threads, deliveries = true, timeLimit = 10_000 } = options;
  return threads ? openThreadedStore({ file, deliveries, timeLimit }) : openDirectStore(file, deliveries);
}
