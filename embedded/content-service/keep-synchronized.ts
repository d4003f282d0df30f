import { epochNow } from "@tessera/runtime/epoch-now.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readSeeds, type SeedFolders } from "./files/read-seeds.ts";
import { synchronize } from "./files/synchronize.ts";
import { watchFolder } from "./files/watch-folder.ts";
import type { ContentStore } from "./store/content-store.ts";
import { readPhotos } from "@tessera/media/photos.ts";
import { StartProblem } from "@tessera/runtime/start-problem.ts";

export interface Synchronized {
  readonly store: ContentStore;
  readonly folders: SeedFolders;
  /** Called after each publication. */
  readonly published: () => void;
}

/**
 * Publishes changes of files as they happen, one burst after the other. While a file is wrong, the content remains and
 * the log says what to correct. Returns a function that stops after the current publication.
 */
export function keepSynchronized({ store, folders, published }: Synchronized): () => Promise<void> {
  let running = Promise.resolve();
  const update = async () => {
    const changed = await synchronize(store, readSeeds(folders, readPhotos()), epochNow());
    if (changed === 0) return;
    console.log(`The content is published as it is on disk (${changed} changed).`);
    published();
  };
  const ends = existingFolders(folders).map((folder) =>
    watchFolder(folder, () => {
      running = running.then(update).catch(logFailure);
    }),
  );
  return () => {
    for (const end of ends) end();
    return running;
  };
}

function existingFolders({ content, planned, models }: SeedFolders): readonly string[] {
  const plans = planned === undefined ? [] : [planned.folder];
  const folders = [content, ...plans, join(models, "customtypes"), join(models, "slices")];
  return folders.filter((folder) => existsSync(folder));
}

function logFailure(cause: unknown): void {
  console.error(cause instanceof StartProblem ? `${cause.message}\nThe content from before stays.` : cause);
}
