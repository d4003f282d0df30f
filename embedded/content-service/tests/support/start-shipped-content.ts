import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { readSeeds } from "../../files/read-seeds.ts";
import { synchronize } from "../../files/synchronize.ts";
import { createContentServer } from "../../server.ts";
import { openStore } from "../../sqlite/open-store.ts";
import { readPhotos } from "@tessera/media/photos.ts";
import { seedFolders } from "../../seed-folders.ts";
import { startOnFreePort } from "@tessera/runtime/testing/start-on-free-port.ts";
import { projectFolder } from "@tessera/runtime/settings.ts";

/** Starts the content service with the shipped documents until the file's tests end; returns its origin. */
export async function startShippedContent(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  const store = await openStore({ file: join(folder, "content.db"), threads: false });
  await synchronize(store, readSeeds(seedFolders({ models: projectFolder }), readPhotos()), Date.now());
  const { origin, stop } = await startOnFreePort(createContentServer({ store }));
  afterAll(async () => {
    stop();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return origin;
}
