import { beforeEach, expect, it, vi } from "vitest";
import type { Ticket } from "./bulkhead.ts";
import type { PageKey } from "./page-key.ts";
import { readPageKey } from "./page-key.fixture.ts";
import { createPageMemory } from "./page-memory.ts";
import { noStore, type PageStore } from "./page-store.ts";
import { createPublications } from "./publications.ts";
import { ResponseCache } from "./response-cache.ts";
import { htmlHeaders, storedPage } from "./stored-page.fixture.ts";
import type { StoredPage } from "./stored-page.ts";

const rome = { key: readPageKey("/www.tessera.example/en/auto/_/rome"), host: "localhost", path: "/rome/" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});

type Rendering = Partial<StoredPage> & { readonly shared?: boolean };

/** A cache whose renderings are what `next` holds: a page, an error, or a promise that the test settles. */
async function startCache({ store = noStore, tickets = [] }: { store?: PageStore; tickets?: Ticket[] } = {}) {
  const publications = createPublications();
  const now = () => performance.now();
  const renders: string[] = [];
  const next: { rendering: () => Promise<Rendering> } = { rendering: async () => ({}) };
  const cache = new ResponseCache({
    memory: createPageMemory(1_000_000),
    store,
    publications,
    onStored: () => {},
    now,
    buildId: "build",
    render: async ({ key }, ticket) => {
      tickets.push(ticket);
      renders.push(`${ticket.priority} ${key.text.split("/").at(-1)}`);
      const readAt = now();
      const { shared = true, ...page } = await next.rendering();
      return { page: await storedPage({ readAt, storedAt: now(), ...page }), shared };
    },
  });
  const visit = async (request = rome) => {
    const { page, state } = cache.find(request) ?? (await cache.load(request, "default-view"));
    return [state, page.headers["title"] ?? page.status];
  };
  const publish = (...tags: string[]) => {
    vi.advanceTimersByTime(1);
    publications.add({ tags, at: now() });
    vi.advanceTimersByTime(1);
  };
  return { cache, renders, next, visit, publish };
}

const titled = (title: string, others: Rendering = {}) => ({
  rendering: async () => ({ headers: { ...htmlHeaders, title }, ...others }),
});
const lacking = {
  rendering: async () => ({
    headers: { "cache-control": "s-maxage=3, stale-while-revalidate=3", title: "no prices" },
    freshForMs: 3_000,
    provisional: true,
  }),
};
const failing = { rendering: () => Promise.reject(new Error("down")) };
/** Lets a rendering in the background end. */
const settle = () => new Promise((resolve) => void setImmediate(resolve));

it("a page is rendered once however many visitors wait for it, and then cached", async () => {
  const { visit, renders } = await startCache();
  expect(await Promise.all([visit(), visit(), visit()])).toEqual([
    ["miss", 200],
    ["miss", 200],
    ["miss", 200],
  ]);
  expect(await visit()).toEqual(["hit", 200]);
  expect(renders).toEqual(["default-view rome"]);
});

it("a stale page is sent at once, and rendered again in the background, once", async () => {
  const { visit, renders, next } = await startCache();
  await visit();
  vi.advanceTimersByTime(300_000);
  Object.assign(next, titled("new"));
  expect(await Promise.all([visit(), visit()])).toEqual([
    ["stale", 200],
    ["stale", 200],
  ]);
  await settle();
  expect(await visit()).toEqual(["hit", "new"]);
  expect(renders).toEqual(["default-view rome", "background rome"]);
});

it("P33: an invalidated page is rendered before it is sent; all others stay", async () => {
  const { visit, publish, next } = await startCache();
  await visit();
  Object.assign(next, titled("published"));
  publish("document:oslo");
  expect(await visit()).toEqual(["hit", 200]);
  publish("document:rome");
  expect(await visit()).toEqual(["refreshed", "published"]);
  expect(await visit()).toEqual(["hit", "published"]);
});

it("P33: a page that was being rendered during a publication is rendered again, and no shared cache keeps it", async () => {
  const { visit, publish, next } = await startCache();
  Object.assign(next, {
    rendering: async () => {
      publish("document:rome");
      return { headers: { title: "before" } };
    },
  });
  expect(await visit()).toEqual(["stale", "before"]);
  Object.assign(next, titled("after"));
  expect(await visit()).toEqual(["refreshed", "after"]);
});

it("X28: while rendering fails, an invalidated page is sent as it was, and rendered again every three seconds", async () => {
  const { visit, publish, next, renders } = await startCache();
  await visit();
  publish("document:rome");
  Object.assign(next, failing);
  expect(await visit()).toEqual(["stale", 200]);
  expect(await visit()).toEqual(["stale", 200]);
  expect(renders).toHaveLength(2);
  vi.advanceTimersByTime(3_000);
  Object.assign(next, titled("published"));
  expect(await visit()).toEqual(["refreshed", "published"]);
});

it("X28: a visitor waits three seconds for an invalidated page, those after him do not", async () => {
  const { visit, publish, next } = await startCache();
  await visit();
  publish("document:rome");
  let end: (rendering: Rendering) => void = () => {};
  next.rendering = () => new Promise((resolve) => void (end = resolve));
  const first = visit();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await first).toEqual(["stale", 200]);
  expect(await visit()).toEqual(["stale", 200]);
  end({ headers: { title: "published" } });
  await settle();
  expect(await visit()).toEqual(["hit", "published"]);
});

it("X28: a page without an earlier version fails with its rendering, and is rendered at the next visit", async () => {
  const { visit, next } = await startCache();
  Object.assign(next, failing);
  await expect(visit()).rejects.toThrow("down");
  Object.assign(next, titled("there"));
  expect(await visit()).toEqual(["miss", "there"]);
});

it("X28: a visitor waits ten seconds at most for a page without an earlier version", async () => {
  const { visit, next } = await startCache();
  next.rendering = () => new Promise(() => {});
  const first = expect(visit()).rejects.toThrow("It timed out.");
  await settle();
  await vi.advanceTimersByTimeAsync(10_000);
  await first;
});

it("X28: a provisional page lives for seconds, and a whole one replaces it", async () => {
  const { visit, next, renders } = await startCache();
  Object.assign(next, lacking);
  await visit();
  expect(await visit()).toEqual(["hit", "no prices"]);
  vi.advanceTimersByTime(7_000);
  Object.assign(next, titled("prices"));
  expect(await visit()).toEqual(["refreshed", "prices"]);
  expect(renders).toHaveLength(2);
});

it("X28: a provisional page never replaces a whole one, which is rendered again within seconds", async () => {
  const { visit, next, renders } = await startCache();
  await visit();
  vi.advanceTimersByTime(300_000);
  Object.assign(next, lacking);
  expect(await visit()).toEqual(["stale", 200]);
  await settle();
  expect(await visit()).toEqual(["stale", 200]);
  expect(renders).toHaveLength(2);
  vi.advanceTimersByTime(3_000);
  Object.assign(next, titled("prices"));
  expect(await visit()).toEqual(["stale", 200]);
  await settle();
  expect(await visit()).toEqual(["hit", "prices"]);
});

/** A page with last good values, which says how old they are. */
const outdated = {
  rendering: async () => ({
    headers: { "cache-control": "s-maxage=3, stale-while-revalidate=3", title: "earlier prices" },
    freshForMs: 3_000,
  }),
};
const cities = Array.from({ length: 8 }, (_, index) => ({
  ...rome,
  key: readPageKey(`/www.tessera.example/en/auto/_/city-${index}`),
}));

it("X28: in an outage a page is sent at once, however long ago it was rendered in it", async () => {
  const { visit, next } = await startCache();
  Object.assign(next, outdated);
  await visit();
  vi.advanceTimersByTime(5_000);
  await visit({ ...rome, key: readPageKey("/www.tessera.example/en/auto/_/oslo") });
  vi.advanceTimersByTime(5_000);
  expect(await visit()).toEqual(["stale", "earlier prices"]);
});

it("X28: in an outage few pages are rendered again, and all once a page is whole", async () => {
  const { visit, next, renders } = await startCache();
  const visitCities = async () => {
    const visited = await Promise.all(cities.map(visit));
    await settle();
    return visited;
  };
  Object.assign(next, outdated);
  await visitCities();
  vi.advanceTimersByTime(4_000);
  expect(await visitCities()).toEqual(cities.map(() => ["stale", "earlier prices"]));
  expect(renders.slice(cities.length)).toEqual(["background city-0"]);
  vi.advanceTimersByTime(1_000);
  Object.assign(next, titled("prices"));
  await visitCities();
  expect(renders.slice(cities.length)).toEqual(["background city-0", "background city-1"]);
  await visitCities();
  vi.advanceTimersByTime(3_000);
  await visitCities();
  expect(await visitCities()).toEqual(cities.map(() => ["hit", "prices"]));
});

it("X28: an outage that ended without a visitor is forgotten", async () => {
  const { visit, next } = await startCache();
  Object.assign(next, outdated);
  await visit();
  vi.advanceTimersByTime(8_000);
  Object.assign(next, titled("prices"));
  expect(await visit()).toEqual(["refreshed", "prices"]);
});

it("what others may not receive is sent to one visitor and never cached", async () => {
  const { visit, next, renders } = await startCache();
  Object.assign(next, titled("draft", { shared: false }));
  await visit();
  await visit();
  expect(renders).toHaveLength(2);
});

it("a page of the store is sent without a rendering", async () => {
  const page = await storedPage({ headers: { title: "stored" } });
  const { visit, renders } = await startCache({ store: { ...noStore, get: async () => page } });
  expect(await Promise.all([visit(), visit()])).toEqual([
    ["hit", "stored"],
    ["hit", "stored"],
  ]);
  expect(renders).toEqual([]);
});

it("a page that is cached is loaded without the store", async () => {
  let reads = 0;
  const get = async () => void (reads += 1);
  const { cache, visit } = await startCache({ store: { ...noStore, get } });
  await visit();
  expect(await cache.load(rome, "default-view")).toMatchObject({ state: "hit" });
  expect(reads).toBe(1);
});

it("a page of another build is rendered before it is sent, and is the fallback when that fails", async () => {
  const page = await storedPage({ headers: { title: "stored" }, buildId: "earlier" });
  const { visit, next } = await startCache({ store: { ...noStore, get: async () => page } });
  Object.assign(next, failing);
  expect(await visit()).toEqual(["stale", "stored"]);
  vi.advanceTimersByTime(3_000);
  Object.assign(next, titled("new build"));
  expect(await visit()).toEqual(["refreshed", "new build"]);
});

it("a rendered page reaches the store, a provisional replacement of a whole page does not", async () => {
  const stored: string[] = [];
  const { visit, next } = await startCache({
    store: {
      ...noStore,
      set: (key, { provisional }) => void stored.push(`${key.text.split("/").at(-1)} ${provisional}`),
    },
  });
  await visit();
  vi.advanceTimersByTime(300_000);
  Object.assign(next, titled("no prices", { provisional: true }));
  await visit();
  await settle();
  expect(stored).toEqual(["rome false"]);
});

it("a page that is gone replaces its stored version, an address that never was a page is not stored", async () => {
  const stored: string[] = [];
  const store = {
    ...noStore,
    set: ({ text }: PageKey, { status }: StoredPage) => void stored.push(`${text} ${status}`),
  };
  const { visit, next, publish } = await startCache({ store });
  await visit();
  publish("document:rome");
  next.rendering = async () => ({ status: 404, body: undefined });
  await visit();
  for (let times = 0; times < 2; times += 1) {
    await visit({ ...rome, key: readPageKey("/www.tessera.example/en/auto/_/nowhere") });
    publish("document:rome");
  }
  expect(stored).toEqual([`${rome.key.text} 200`, `${rome.key.text} 404`]);
});

/** A store in memory, as several machines share it. */
function sharedStore(): PageStore {
  const pages = new Map<string, StoredPage>();
  return { ...noStore, get: async ({ text }) => pages.get(text), set: ({ text }, page) => void pages.set(text, page) };
}

it("a page that another machine has rendered since is not rendered again", async () => {
  const store = sharedStore();
  const [one, other] = [await startCache({ store }), await startCache({ store })];
  expect(await one.visit()).toEqual(["miss", 200]);
  expect(await other.visit()).toEqual(["hit", 200]);
  vi.advanceTimersByTime(300_000);
  Object.assign(one.next, titled("new"));
  await one.visit();
  await settle();
  expect(await other.visit()).toEqual(["stale", 200]);
  await settle();
  expect(await other.visit()).toEqual(["hit", "new"]);
  expect([one.renders.length, other.renders.length]).toEqual([2, 0]);
});

it("P33: a page that changed, and that another machine has rendered since, is not rendered again", async () => {
  const store = sharedStore();
  const [one, other] = [await startCache({ store }), await startCache({ store })];
  await one.visit();
  await other.visit();
  for (const { publish } of [one, other]) publish("document:rome");
  Object.assign(one.next, titled("new"));
  expect(await one.visit()).toEqual(["refreshed", "new"]);
  expect(await other.visit()).toEqual(["hit", "new"]);
  expect(other.renders).toEqual([]);
});

it("a provisional page of another machine does not replace a whole one", async () => {
  const store = sharedStore();
  const { visit, next } = await startCache({ store });
  Object.assign(next, titled("whole"));
  await visit();
  vi.advanceTimersByTime(300_000);
  store.set(rome.key, await storedPage({ storedAt: performance.now(), provisional: true }));
  Object.assign(next, failing);
  await visit();
  await settle();
  expect(await visit()).toEqual(["stale", "whole"]);
});

it("a visitor who leaves abandons a rendering that nobody else waits for", async () => {
  const tickets: Ticket[] = [];
  const { cache, next } = await startCache({ tickets });
  next.rendering = () => new Promise(() => {});
  const leaving = [new AbortController(), new AbortController()];
  for (const { signal } of leaving) void cache.load(rome, "view", signal);
  await settle();
  leaving[0]?.abort();
  expect(tickets).toMatchObject([{ priority: "view", abandoned: false }]);
  leaving[1]?.abort();
  expect(tickets).toMatchObject([{ priority: "view", abandoned: true }]);
});

it.each([
  ["alone", ["a"], ["a"]],
  ["twice", ["a", "a"], ["a"]],
  ["with another", ["a", "b"], ["a", "b"]],
  ["with one who is not limited", ["a", undefined], ["a", undefined]],
])("I10: a rendering knows each client that waits for it: one %s", async (_, clients, expected) => {
  const tickets: Ticket[] = [];
  const { cache, next } = await startCache({ tickets });
  next.rendering = () => new Promise(() => {});
  for (const client of clients) void cache.load({ ...rome, client }, "view");
  await settle();
  expect(tickets.map(({ waitingClients }) => waitingClients)).toEqual([expected]);
});

it("a visitor raises the priority of a rendering in the background", async () => {
  const tickets: Ticket[] = [];
  const { cache, visit, next, publish } = await startCache({ tickets });
  await visit();
  vi.advanceTimersByTime(300_000);
  next.rendering = () => new Promise(() => {});
  expect(await visit()).toEqual(["stale", 200]);
  await settle();
  expect(tickets.at(-1)?.priority).toBe("background");
  publish("document:rome");
  void cache.load(rome, "view");
  await settle();
  expect(tickets.at(-1)?.priority).toBe("view");
  expect(tickets).toHaveLength(2);
});

it("a visitor who left while the store was read abandons the rendering too", async () => {
  const tickets: Ticket[] = [];
  const { cache, next } = await startCache({ tickets });
  Object.assign(next, { rendering: () => new Promise<never>(() => {}) });
  const leaving = new AbortController();
  void cache.load(rome, "view", leaving.signal);
  leaving.abort();
  await settle();
  expect(tickets).toMatchObject([{ priority: "view", abandoned: true }]);
});
