import { epochNow } from "../../epoch-now.ts";
import type { StoreLog } from "../bytes-store.ts";
import { classOf, type PageClass } from "../../pages/page-class.ts";
import type { PageStore } from "../../pages/page-store.ts";
import { within } from "../../within.ts";
import { everyPage } from "../every-page.ts";
import { createSharedValues } from "../shared-values.ts";
import { createStoredPages, outdated } from "../stored-pages.ts";
import type { Stores } from "../stores.ts";
import { connectRedis } from "./connect-redis.ts";
import { createContentRefs } from "./content-refs.ts";
import { createPublicationHistory } from "./publication-history.ts";
import { createPublicationStream } from "./publication-stream.ts";
import { createRedisStore } from "./redis-store.ts";

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
export async function openSharedPages(options: SharedPagesOptions): Promise<Stores> {
  const { url, namespace, buildId, log } = options;
  const redis = await connectRedis(url, log);
  const history = createPublicationHistory(100_000);
  const refs = createContentRefs();
  const listeners = new Set<Parameters<PageStore["onPublished"]>[0]>();
  const bytes = createRedisStore(redis, `${namespace}page:`, (key) => lifetimeMs[classOf(key)]);
  const values = createRedisStore(redis, namespace, () => valueLifetimeMs);
  const stream = createPublicationStream({
    redis,
    key: `${namespace}publications`,
    // No page outlives the publications that changed it.
    lifetimeMs: lifetimeMs["default-view"],
    history,
    everything: [everyPage],
    receive: (publication) => {
      refs.pass(publication);
      for (const listen of listeners) listen({ tags: publication.tags, at: epochNow() });
    },
  });
  const { get, set } = createStoredPages({
    bytes,
    timeoutMs,
    log,
    positionAt: history.positionAt,
    // The clocks of machines differ. Positions decide whether a page has changed; its time follows from that.
    judge: (page, position) =>
      history.hasChanged(page.tags, position)
        ? outdated(page)
        : { ...page, readAt: epochNow(), storedAt: Math.min(page.storedAt, epochNow()) },
  });
  let underWay: Promise<void> | undefined;
  const catchUp = () => (underWay ??= stream.start().finally(() => void (underWay = undefined)));
  const pages: PageStore = {
    // Without the latest publications nobody can tell whether a page has changed.
    get: async (key) => {
      if (redis.status !== "ready") return undefined;
      if (!stream.isCurrent()) await within(timeoutMs, catchUp()).catch(() => undefined);
      return stream.isCurrent() ? get(key) : undefined;
    },
    set: (key, page) => {
      if (redis.status === "ready") set(key, page);
    },
    publish: ({ tags }) => stream.publish({ tags, ...refs.take() }),
    onPublished: (listener) => {
      listeners.add(listener);
      void stream.start();
    },
    // The stream of publications says more.
    noteRef: () => {},
    close: async () => {
      stream.stop();
      await bytes.close();
    },
  };
  return { pages, values: createSharedValues({ bytes: values, prefix: `${buildId}:value:`, timeoutMs, log }) };
}
