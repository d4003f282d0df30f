import { epochNow } from "@tessera/runtime/epoch-now.ts";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { readSeeds, type SeedFolders } from "./files/read-seeds.ts";
import { synchronise } from "./files/synchronise.ts";
import { openStore } from "./sqlite/open-store.ts";
import type { OpenStore } from "./store/content-store.ts";
import { StoreError } from "./store/store-error.ts";
import { readPhotos } from "@tessera/media/photos.ts";
import { StartProblem } from "@tessera/runtime/start-problem.ts";

export interface OpenContent {
  /** Created when it is missing. */
  readonly database: string;
  readonly folders: SeedFolders;
  /** Whether webhook messages are recorded. */
  readonly deliveries: boolean;
}

/** Opens a store and publishes the files into it. Throws a `StartProblem` when files or database are wrong. */
export async function openContent({ database, folders, deliveries }: OpenContent): Promise<OpenStore> {
  const seeds = readSeeds(folders, readPhotos());
  mkdirSync(dirname(database), { recursive: true });
  const store = await openStore({ file: database, threads: true, deliveries }).catch(explain);
  try {
    await synchronise(store, seeds, epochNow());
    return store;
  } catch (cause) {
    await store.close();
    return explain(cause);
  }
}

function explain(cause: unknown): never {
  throw cause instanceof StoreError ? new StartProblem(cause.message, { cause }) : cause;
}
