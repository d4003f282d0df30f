import type { Redis } from "ioredis";
import { epochNow } from "../../epoch-now.ts";
import type { BytesStore, StoreLog } from "../bytes-store.ts";
import type { PageClass } from "../../pages/page-key.ts";
import type { PageStore } from "../../pages/page-store.ts";
import type { StoredPage } from "../../pages/stored-page.ts";
import { waitAtMost } from "../../wait-at-most.ts";
import { createSharedValues } from "../shared-values.ts";
import { createStoredPages, outdated, type StoredPages } from "../stored-pages.ts";
import type { Stores } from "../stores.ts";
import { connectRedis } from "./connect-redis.ts";
import { createPublications } from "./publications.ts";

interface SharedPagesOptions {
  readonly url: string;
  readonly namespace: string;
  readonly buildId: string;
  readonly log: StoreLog;
}

const week = 604_800_000;

/**
 * Milliseconds that a page can be the fallback of a failure. A full Redis evicts what expires first.
 * A default view of the last week outlives every currency, and most currencies outlive every view with parameters.
 */
const lifetimeMs: Readonly<Record<PageClass, number>> = {
  "default-view": 2 * week,
  currency: week,
  view: 3_600_000,
  missing: 3_600_000,
};

/** Milliseconds that a value can replace one that can't be read: a day. */
const valueLifetimeMs = 86_400_000;

/** Milliseconds for a read. */
const timeoutMs = 150;

/** Shares pages and publications with all machines that have the same build, upstreams and Redis. */
export async function openSharedPages({ url, namespace, buildId, log }: SharedPagesOptions): Promise<Stores> {
  const redis = await connectRedis(url, log);
  const values = createRedisStore(redis, namespace, valueLifetimeMs);
  return {
    pages: createSharedPages(redis, namespace, log),
    values: createSharedValues({ bytes: values, prefix: `${buildId}:value:`, timeoutMs, log }),
  };
}

function createSharedPages(redis: Redis, namespace: string, log: StoreLog): PageStore {
  // No page outlives the publications that changed it.
  const publications = createPublications(redis, `${namespace}publications`, lifetimeMs["default-view"]);
  const { history, isCurrent, catchUp, publish, onPublished, stop } = publications;
  // The clocks of machines differ. Positions decide whether a page has changed; its time follows from that.
  const judge = (page: StoredPage, position: string) =>
    history.hasChanged(page.tags, position) ? outdated(page) : readNow(page);
  const stored = (pageClass: PageClass) => {
    const bytes = createRedisStore(redis, `${namespace}page:`, lifetimeMs[pageClass]);
    return createStoredPages({ bytes, timeoutMs, log, positionAt: history.positionAt, judge });
  };
  const byClass: Readonly<Record<PageClass, StoredPages>> = {
    "default-view": stored("default-view"),
    currency: stored("currency"),
    view: stored("view"),
    missing: stored("missing"),
  };
  return {
    // Without the latest publications nobody can tell whether a page has changed.
    get: async ({ text, pageClass }) => {
      if (redis.status !== "ready") return undefined;
      if (!isCurrent()) await waitAtMost(timeoutMs, catchUp()).catch(() => undefined);
      return isCurrent() ? byClass[pageClass].get(text) : undefined;
    },
    set: ({ text, pageClass }, page) => {
      if (redis.status === "ready") byClass[pageClass].set(text, page);
    },
    publish,
    onPublished,
    // The stream of publications says more.
    noteRef: () => {},
    close: async () => {
      stop();
      redis.disconnect();
    },
  };
}

function readNow(page: StoredPage): StoredPage {
  const now = epochNow();
  return { ...page, readAt: now, storedAt: Math.min(page.storedAt, now) };
}

/** Returns a store in Redis. Each key begins with `prefix`; a value expires so many milliseconds after it was stored. */
function createRedisStore(redis: Redis, prefix: string, expiresAfterMs: number): BytesStore {
  return {
    get: async (key) => (await redis.getBuffer(prefix + key)) ?? undefined,
    set: async (key, value, ifMissing) => {
      if (ifMissing) await redis.set(prefix + key, value, "PX", expiresAfterMs, "NX");
      else await redis.set(prefix + key, value, "PX", expiresAfterMs);
    },
    close: async () => redis.disconnect(),
  };
}
