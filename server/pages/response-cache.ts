import type { PageMemory } from "./page-memory.ts";
import type { PageStore } from "./page-store.ts";
import type { Publications } from "./publications.ts";
import type { PageRequest, RenderedPage } from "./render-page.ts";
import type { StoredPage } from "./stored-page.ts";

/** How a page was found: fresh in the cache, stale, rendered for the first time, or rendered again. */
export type CacheState = "hit" | "stale" | "miss" | "refreshed";

export interface FoundPage {
  readonly page: StoredPage;
  readonly state: CacheState;
}

/** Who waits for a rendering: a visitor, of the default view or of one with parameters, or nobody. */
export type Priority = "default-view" | "view" | "background";

export interface ResponseCache {
  /** Returns what can be sent at once. Undefined when the page has to be loaded. */
  readonly find: (request: PageRequest) => FoundPage | undefined;
  /** Renders a page, once however many wait for it. Throws when that fails and there is no earlier version. */
  readonly load: (request: PageRequest, priority: Priority) => Promise<FoundPage>;
}

interface CacheSettings {
  readonly memory: PageMemory;
  readonly store: PageStore;
  readonly publications: Publications;
  readonly render: (request: PageRequest, priority: Priority) => Promise<RenderedPage>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly buildId: () => string;
}

/** Milliseconds until a rendering that failed, or lacked data, is repeated. */
const retryMs = 3_000;

/** Milliseconds that a visitor waits for a page of which there is an earlier version. */
const patienceMs = 3_000;

/** Milliseconds after which a page is rendered before it is sent, as long as that succeeds. */
const staleForMs = 86_400_000;

/** Creates the cache of pages. An invalidated page remains until a rendering replaces it. */
export function createResponseCache(settings: CacheSettings): ResponseCache {
  const { memory, store, publications, render, now, buildId } = settings;
  const loading = new Map<string, Promise<FoundPage>>();
  const recalling = new Map<string, Promise<void>>();
  const retryAt = new WeakMap<StoredPage, number>();

  const postpone = (page: StoredPage) => void retryAt.set(page, now() + retryMs);
  const isPostponed = (page: StoredPage) => (retryAt.get(page) ?? 0) > now();

  const hasChanged = (page: StoredPage) => publications.hasChanged(page) || page.buildId !== buildId();
  const isFresh = (page: StoredPage) => !hasChanged(page) && now() - page.storedAt < page.freshForMs;

  const isBetter = (page: StoredPage, known: StoredPage) =>
    isFresh(page) && !isFresh(known) && (known.provisional || !page.provisional);

  const find = (request: PageRequest): FoundPage | undefined => {
    const page = memory.get(request.key);
    if (page === undefined) return undefined;
    const age = now() - page.storedAt;
    if (isFresh(page)) return { page, state: "hit" };
    if (isPostponed(page)) return { page, state: "stale" };
    if (hasChanged(page) || age > (page.provisional ? 2 * page.freshForMs : staleForMs)) return undefined;
    start(request, "background").catch(() => {});
    return { page, state: "stale" };
  };

  /** Reads a page from the store into memory, unless the one there is as good. Another machine may have rendered it since. */
  const recall = (key: string) =>
    once(recalling, key, async () => {
      const page = await store.get(key);
      const known = memory.get(key);
      if (page !== undefined && (known === undefined || isBetter(page, known))) memory.set(key, page);
    });

  const start = (request: PageRequest, priority: Priority) =>
    once<FoundPage>(loading, request.key, async () => {
      try {
        if (priority === "background") await recall(request.key);
        const recalled = memory.get(request.key);
        if (recalled !== undefined && isFresh(recalled)) return { page: recalled, state: "hit" };
        return accept(request.key, await render(request, priority));
      } catch (error) {
        const last = memory.get(request.key);
        if (last !== undefined) postpone(last);
        throw error;
      }
    });

  const accept = (key: string, { page, shared }: RenderedPage): FoundPage => {
    const last = memory.get(key);
    if (!shared) return { page, state: "miss" };
    if (page.provisional && last?.status === 200 && !last.provisional) {
      postpone(last);
      return { page: last, state: "stale" };
    }
    memory.set(key, page);
    store.set(key, page);
    return { page, state: last === undefined ? "miss" : "refreshed" };
  };

  return {
    find,
    load: async (request, priority) => {
      await recall(request.key);
      const found = find(request);
      if (found !== undefined) return found;
      const last = memory.get(request.key);
      const started = start(request, priority);
      return last === undefined ? started : orLast(started, last, postpone);
    },
  };
}

/** Resolves to the last good page when a rendering fails, or takes too long. */
async function orLast(
  started: Promise<FoundPage>,
  last: StoredPage,
  postpone: (page: StoredPage) => void,
): Promise<FoundPage> {
  const fallback = { page: last, state: "stale" } as const;
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<FoundPage>((resolve) => {
    timer = setTimeout(() => {
      postpone(last);
      resolve(fallback);
    }, patienceMs);
  });
  return Promise.race([started.catch(() => fallback), overdue]).finally(() => clearTimeout(timer));
}

/** Shares one promise among all who call for the same key meanwhile. */
function once<Value>(running: Map<string, Promise<Value>>, key: string, run: () => Promise<Value>): Promise<Value> {
  const known = running.get(key);
  if (known !== undefined) return known;
  const started = run().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
