import { randomUUID } from "node:crypto";
import path from "node:path";
import type { StoreLog } from "../bytes-store.ts";
import { createSharedValues } from "../shared-values.ts";
import { createStoredPages, outdated } from "../stored-pages.ts";
import type { Stores } from "../stores.ts";
import { openDiskStore } from "./disk-store.ts";

interface PagesOnDiskOptions {
  readonly folder: string;
  readonly maxBytes: number;
  readonly namespace: string;
  readonly buildId: string;
  readonly log: StoreLog;
}

const maxFiles = 50_000;

/** Milliseconds for a read: a disk may be busy, and in an outage its pages are all there is. */
const timeoutMs = 1_000;

/**
 * Stores pages on the disk of the only machine. What was published while it was down is not known. So pages from before
 * this start are rendered before they are sent; they remain the fallback. Throws for a folder that can't be made.
 */
export async function openPagesOnDisk({
  folder,
  maxBytes,
  namespace,
  buildId,
  log,
}: PagesOnDiskOptions): Promise<Stores> {
  const self = randomUUID();
  const store = await openDiskStore(path.join(folder, "html"), { maxBytes, maxFiles });
  // Small, many and soon read again: they must not evict pages.
  const values = await openDiskStore(path.join(folder, "values"), { maxBytes: maxBytes / 8, maxFiles });
  const pages = createStoredPages({
    bytes: store,
    timeoutMs,
    log,
    positionAt: () => self,
    judge: (page, position) => (position === self ? page : outdated(page)),
  });
  return {
    pages: {
      get: (key) => pages.get(namespace + key),
      set: (key, page) => pages.set(namespace + key, page),
      publish: () => {},
      onPublished: () => {},
      close: store.close,
    },
    values: createSharedValues({ bytes: values, prefix: `${namespace}${buildId}:value:`, timeoutMs, log }),
  };
}
