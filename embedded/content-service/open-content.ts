import { epochNow } from "@tessera/runtime/epoch-now.ts";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { readSeeds, type SeedFolders } from "./files/read-seeds.ts";
import { synchronize } from "./files/synchronize.ts";
import { openStore } from "./sqlite/open-store.ts";
import type { OpenStore } from "./store/content-store.ts";
import { StoreError } from "./store/store-error.ts";
import { readPhotos } from "@tessera/media/photos.ts";
import type { ReportProgress } from "@tessera/runtime/report-progress.ts";
import { StartProblem } from "@tessera/runtime/start-problem.ts";

export interface OpenContent {
  /** Created when it is missing. */
  readonly database: string;
  readonly folders: SeedFolders;
  /** Whether webhook messages are recorded. */
  readonly deliveries: boolean;
  readonly report?: ReportProgress | undefined;
}

/** Documents of one transaction: on a machine that is ten times as slow as usual, it takes some seconds. */
const maxDocuments = 200;

/**
 * Opens a store and publishes the files into it, in steps: an interrupted start goes on where it stopped. Throws a
 * `StartProblem` when files or database are wrong.
 */
export async function openContent({ database, folders, deliveries, report }: OpenContent): Promise<OpenStore> {
  report?.("Reading the documents");
  const seeds = readSeeds(folders, readPhotos());
  const all = seeds.documents.length;
  const steps = { maxDocuments, report: (remaining: number) => report?.(madeSoFar(all - remaining, all)) };
  report?.("Opening the content store");
  mkdirSync(dirname(database), { recursive: true });
  const store = await openStore({ file: database, threads: true, deliveries }).catch(throwExplained);
  try {
    await synchronize(store, seeds, epochNow(), { steps });
    return store;
  } catch (cause) {
    await store.close();
    return throwExplained(cause);
  }
}

/** `1200, 3128` → `Making the content store: 1,200 of 3,128 documents` */
function madeSoFar(published: number, all: number): string {
  const [some, total] = [published, all].map((count) => Math.max(count, 0).toLocaleString("en-GB"));
  return `Making the content store: ${some} of ${total} documents`;
}

function throwExplained(cause: unknown): never {
  throw cause instanceof StoreError ? new StartProblem(cause.message, { cause }) : cause;
}
