import { randomUUID } from "node:crypto";
import path from "node:path";
import { epochNow } from "../../epoch-now.ts";
import { hasView } from "../../pages/has-view.ts";
import type { StoredPage } from "../../pages/stored-page.ts";
import type { StoreLog } from "../bytes-store.ts";
import { createSharedValues } from "../shared-values.ts";
import { createStoredPages, outdated } from "../stored-pages.ts";
import type { Stores } from "../stores.ts";
import { openDiskStore } from "./disk-store.ts";
import { createRefHistory } from "./ref-history.ts";

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
 * Stores pages on the disk of the only machine. What was published while it was down is not known. So an earlier page is
 * current only while the content is at the ref that it was read at. Otherwise it is the fallback.
 * Throws for a folder that can't be made.
 */
export async function openPagesOnDisk({
  folder,
  maxBytes,
  namespace,
  buildId,
  log,
}: PagesOnDiskOptions): Promise<Stores> {
  const refs = createRefHistory(epochNow);
  const self = randomUUID();
  const open = (name: string, share: number) =>
    openDiskStore(path.join(folder, name), { maxBytes: maxBytes * share, maxFiles });
  const [defaultViews, views, values] = await Promise.all([
    open("html", 1),
    // Views with parameters are many, and so are values: they must not evict pages.
    open("views", 1 / 8),
    open("values", 1 / 8),
  ]);
  const options = {
    timeoutMs,
    log,
    positionAt: (readAt: number) => `${self} ${refs.at(readAt)}`,
    judge: (page: StoredPage, position: string) => {
      const [storedBy, ref] = position.split(" ");
      if (storedBy === self) return page;
      const isCurrent = ref !== "" && ref === refs.current();
      // The clock may have been set between two processes.
      return isCurrent
        ? { ...page, readAt: epochNow(), storedAt: Math.min(page.storedAt, epochNow()) }
        : outdated(page);
    },
  };
  const pages = createStoredPages({ bytes: defaultViews, ...options });
  const pagesWithView = createStoredPages({ bytes: views, ...options });
  const pagesOf = (key: string) => (hasView(key) ? pagesWithView : pages);
  return {
    pages: {
      get: (key) => pagesOf(key).get(namespace + key),
      set: (key, page) => pagesOf(key).set(namespace + key, page),
      publish: refs.forget,
      noteRef: refs.note,
      onPublished: () => {},
      close: async () => {
        await Promise.all([defaultViews.close(), views.close()]);
      },
    },
    values: createSharedValues({ bytes: values, prefix: `${namespace}${buildId}:value:`, timeoutMs, log }),
  };
}
