import { randomUUID } from "node:crypto";
import path from "node:path";
import { epochNow } from "../../epoch-now.ts";
import type { PageClass } from "../../pages/page-key.ts";
import type { StoredPage } from "../../pages/stored-page.ts";
import type { BytesStore, StoreLog } from "../bytes-store.ts";
import { createSharedValues } from "../shared-values.ts";
import { createStoredPages, outdated, type StoredPages } from "../stored-pages.ts";
import type { Stores } from "../stores.ts";
import { openDiskStore } from "./disk-store.ts";
import { createRefHistory, type RefHistory } from "./ref-history.ts";

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
 * Stores pages on the disk of the only machine. Publications while it was down are not known. So an earlier page is
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
  const { classes, values } = await openFolders(folder, maxBytes);
  const positions = createPositions(refs);
  const stored = (bytes: BytesStore) => createStoredPages({ bytes, timeoutMs, log, ...positions });
  const others = stored(classes.view);
  const byClass: Readonly<Record<PageClass, StoredPages>> = {
    "default-view": stored(classes["default-view"]),
    currency: stored(classes.currency),
    view: others,
    missing: others,
  };
  return {
    pages: {
      get: ({ text, pageClass }) => byClass[pageClass].get(namespace + text),
      set: ({ text, pageClass }, page) => byClass[pageClass].set(namespace + text, page),
      publish: refs.forget,
      noteRef: refs.note,
      onPublished: () => {},
      close: async () => {
        await Promise.all(Object.values(classes).map((each) => each.close()));
      },
    },
    values: createSharedValues({ bytes: values, prefix: `${namespace}${buildId}:value:`, timeoutMs, log }),
  };
}

/** Opens the folders. Visitors can request currencies and views without number, and values are many: none evicts a default view. */
async function openFolders(folder: string, maxBytes: number) {
  const open = (name: string, share: number) =>
    openDiskStore(path.join(folder, name), { maxBytes: maxBytes * share, maxFiles });
  const [defaultViews, currency, view, values] = await Promise.all([
    open("html", 1 / 2),
    open("currencies", 1 / 4),
    open("views", 1 / 8),
    open("values", 1 / 8),
  ]);
  return { classes: { "default-view": defaultViews, currency, view }, values };
}

/** Stores a page with the process that read it, and the ref of its content. */
function createPositions(refs: RefHistory) {
  const self = randomUUID();
  return {
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
}
