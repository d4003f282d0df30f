import { afterEach, expect, it, vi } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { idQueries, createReader } from "../../tests/support/provider-reader.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testFetchContext } from "../../tests/support/test-fetch-context.ts";
import { testProvider } from "../../tests/support/test-provider.ts";
import { testCalendar } from "../calendar/calendar.example.ts";
import { ProviderError } from "../provider/provider-error.ts";
import { fetchNeeds } from "./fetch.ts";
import { mergeNeeds, need, noNeeds } from "./needs.ts";
import { type LastGoodOptions, withLastGood } from "./with-last-good.ts";

const euros = { locale: locales.en, currency: "EUR" } as const;
const dollars = { ...euros, currency: "USD" } as const;
const inGerman = { ...euros, locale: locales.de } as const;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function setUp(maxBytes = 10_000_000, shared?: LastGoodOptions["shared"]) {
  let down = false;
  const stale: unknown[] = [];
  let cause = new Error("down");
  let time = 1_000;
  const unlessDown = <Value>(value: Value) => (down ? Promise.reject(cause) : value);
  const client = testProvider({
    products: ({ id }) => unlessDown(testProduct({ id })),
    rankings: ({ collection, limit }) =>
      unlessDown(
        collection === 9
          ? undefined
          : { products: ids(limit).map((id) => testProduct({ id })), total: 50, city: undefined },
      ),
    calendars: () => unlessDown(testCalendar()),
    variantCalendars: () => unlessDown(testCalendar()),
    nextAvailable: () => unlessDown("2026-12-01"),
    openSlots: () => unlessDown([]),
    inventories: () => unlessDown([]),
    availabilities: () => unlessDown([]),
    slots: () => unlessDown([]),
  });
  const cached = withLastGood(client, {
    maxBytes,
    maxAgeMs: 60_000,
    now: () => time,
    onStale: (each) => stale.push(each),
    ...(shared && { shared }),
  });
  const fail = (error = cause) => {
    [down, cause, time] = [true, error, 5_000];
  };
  return { cached, reader: createReader(cached), stale, fail };
}

it("what was read before replaces what can't be read while the provider is down, and the failure is reported once", async () => {
  const { reader, stale, fail } = setUp();
  const good = await reader.all("products", idQueries([1, 2]), euros);
  fail();
  expect(await reader.all("products", idQueries([1, 2]), euros)).toEqual(good);
  expect(stale).toEqual([new Error("down")]);
});

it("X28: what is late has failed, and an earlier value replaces it", async () => {
  const hanging = new Promise<never>(() => {});
  let slow = false;
  const client = testProvider({
    products: ({ id }) => (slow ? hanging : testProduct({ id })),
    openSlots: () => hanging,
  });
  const cached = withLastGood(client, { maxBytes: 1e6, maxAgeMs: 60_000, now: () => 0, onStale: () => {} });
  await cached.products(idQueries([1]), euros);
  slow = true;
  const readings = await cached.products(idQueries([1, 2]), euros, Promise.resolve());
  expect([...readings].map(([key, { state }]) => [key, state])).toEqual([
    ["1", "found"],
    ["2", "failed"],
  ]);
  const live = await cached.openSlots([{ id: 1 }], euros, Promise.resolve());
  expect([...live.values()]).toMatchObject([{ state: "failed" }]);
});

it("each item counts for itself: it is there for another call, and one that was never read has failed", async () => {
  const { cached, reader, fail } = setUp();
  await reader.all("products", idQueries([1, 2]), euros);
  fail();
  const readings = await cached.products(idQueries([2, 3]), euros);
  expect(readings.get("2")).toMatchObject({ state: "found", value: { id: 2 } });
  expect(readings.get("3")).toEqual({ state: "failed", cause: new Error("down") });
});

it("X28: an earlier value says when it was read", async () => {
  const { cached, reader, fail } = setUp();
  await reader.all("products", idQueries([1]), euros);
  expect((await cached.products(idQueries([1]), euros)).get("1")).not.toHaveProperty("staleSince");
  fail();
  expect((await cached.products(idQueries([1]), euros)).get("1")).toMatchObject({ state: "found", staleSince: 1_000 });
});

it.each([
  [20, 5, 5],
  [5, 20, 5],
])("a list of %d serves one of %d, with %d", async (before, requested, found) => {
  const { reader, fail } = setUp();
  const query = { collection: 1, limit: before, subCategories: [] };
  await reader.one("rankings", query, euros);
  fail();
  const ranking = await reader.found("rankings", { ...query, limit: requested }, euros);
  expect([ranking.products.length, ranking.total]).toEqual([found, 50]);
  await expect(reader.one("rankings", { ...query, subCategories: [7] }, euros)).rejects.toThrow("down");
});

const path = "/api/things/";

it.each([
  ["401", { kind: "rejected", path, status: 401 }],
  ["403", { kind: "rejected", path, status: 403 }],
  ["the wrong shape", { kind: "malformed", path, status: 200 }],
  ["500", { kind: "unavailable", path, status: 500 }],
] as const)(
  "after %s an earlier value replaces what could not be read, and the failure is reported",
  async (...fault) => {
    const [message, failure] = fault;
    const { reader, stale, fail } = setUp();
    await reader.one("products", { id: 1 }, euros);
    const error = new ProviderError(message, failure);
    fail(error);
    expect(await reader.found("products", { id: 1 }, euros)).toMatchObject({ id: 1 });
    expect(stale).toEqual([error]);
  },
);

it("that there is no such collection is known while the provider is down", async () => {
  const { reader, fail } = setUp();
  const query = { collection: 9, limit: 10, subCategories: [] };
  await reader.one("rankings", query, euros);
  fail();
  expect(await reader.one("rankings", query, euros)).toBeUndefined();
});

it.each([
  ["another product", 3, euros],
  ["another currency", 1, dollars],
  ["another language", 1, inGerman],
])("%s has no earlier value: the failure stays", async (_title, id, market) => {
  const { reader, fail } = setUp();
  await reader.one("products", { id: 1 }, euros);
  fail();
  await expect(reader.one("products", { id }, market)).rejects.toThrow("down");
});

it.each([
  [59_999, 1],
  [60_001, "Error: down"],
])("a value is good for a minute: after %d ms it is %s", async (age, expected) => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const now = vi.spyOn(performance, "now").mockReturnValue(1);
  const { reader, fail } = setUp();
  await reader.one("products", { id: 1 }, euros);
  now.mockReturnValue(1 + age);
  vi.advanceTimersByTime(age);
  fail();
  expect(await reader.found("products", { id: 1 }, euros).then(({ id }) => id, String)).toBe(expected);
});

it("caches values of bounded size", async () => {
  const size = 2 * JSON.stringify({ state: "found", value: testProduct({ id: 1 }) }).length;
  const { reader, fail } = setUp(2.5 * size);
  for (const id of [1, 2, 3]) await reader.one("products", { id }, euros);
  fail();
  await expect(reader.one("products", { id: 1 }, euros)).rejects.toThrow("down");
  expect(await reader.one("products", { id: 3 }, euros)).toMatchObject({ id: 3 });
});

it.each([
  "calendars",
  "variantCalendars",
  "nextAvailable",
  "openSlots",
  "inventories",
  "availabilities",
  "slots",
] as const)("%s are live: no earlier value replaces them", async (name) => {
  const { reader, stale, fail } = setUp();
  await reader.found(name, { id: 1 });
  fail();
  await expect(reader.one(name, { id: 1 })).rejects.toThrow("down");
  expect(stale).toEqual([]);
});

it("H1: what is read for one traveller has no earlier value, as that may be another's", async () => {
  const { reader, fail } = setUp();
  await reader.one("products", { id: 1 }, euros);
  fail();
  await expect(reader.forTraveler("session=1").one("products", { id: 1 }, euros)).rejects.toThrow("down");
});

/** Values that several processes share, by resource and key. */
function sharedValues() {
  const values = new Map<string, unknown>();
  const shared: LastGoodOptions["shared"] = (name) => ({
    get: async (key) => values.get(`${name} ${key}`),
    set: (key, value) => void values.set(`${name} ${key}`, value),
  });
  return { values, shared };
}

it("X28: what another process read replaces what can't be read, and says how old it is", async () => {
  const { shared } = sharedValues();
  await setUp(10_000_000, shared).reader.one("products", { id: 1 }, euros);
  const other = setUp(10_000_000, shared);
  other.fail();
  const readings = await other.cached.products(idQueries([1, 2]), euros);
  expect(readings.get("1")).toMatchObject({ state: "found", staleSince: 1_000, value: { id: 1 } });
  expect(readings.get("2")?.state).toBe("failed");
  expect(other.stale).toHaveLength(1);
});

it("X28: a shared list serves a smaller limit", async () => {
  const { shared } = sharedValues();
  const list = { collection: 1, limit: 10, subCategories: [] };
  await setUp(10_000_000, shared).reader.one("rankings", list, euros);
  const other = setUp(10_000_000, shared);
  other.fail();
  expect((await other.reader.found("rankings", { ...list, limit: 2 }, euros)).products).toHaveLength(2);
});

it.each([
  ["older than a minute", { reading: { state: "found", value: {} }, readAt: 5_000 - 60_000, limit: Infinity }],
  ["of another shape", { state: "found", value: {} }],
  ["no value", "nonsense"],
])("X28: a shared value that is %s replaces nothing", async (_title, value) => {
  const { values, shared } = sharedValues();
  const { reader, fail } = setUp(10_000_000, shared);
  values.set("products en/EUR/1", value);
  fail();
  await expect(reader.one("products", { id: 1 }, euros)).rejects.toThrow("down");
});

/** A provider that knew products and rankings 1, 2 and 3, and now knows these alone. */
async function setUpLoss(known: readonly number[]) {
  let now: readonly number[] = [1, 2, 3];
  let time = 1_000;
  const client = testProvider({
    products: ({ id }) => (now.includes(id) ? testProduct({ id }) : undefined),
    rankings: ({ collection, limit }) =>
      now.includes(collection)
        ? { products: ids(limit).map((id) => testProduct({ id })), total: 50, city: undefined }
        : undefined,
  });
  const options = { maxBytes: 1e7, maxAgeMs: 60_000, now: () => time, onStale: () => {} };
  const provider = withLastGood(client, options);
  const read = async (requested: readonly number[], wait = 0) => {
    time += wait;
    const failures: unknown[] = [];
    const context = testFetchContext(provider, (_name, cause) => failures.push(cause));
    const lists = requested.map(createRankingQuery);
    const needs = mergeNeeds([need("products", idQueries(requested)), need("rankings", lists)]);
    const snapshot = await fetchNeeds(needs, () => noNeeds, { ...context, market: euros });
    return {
      products: requested.filter((id) => snapshot.get("products", { id }) !== undefined),
      rankings: requested.filter((id) => snapshot.get("rankings", createRankingQuery(id))?.products.length === 2),
      stale: [...snapshot.stale],
      failures: failures.length,
    };
  };
  await read([1, 2, 3]);
  now = known;
  return { read };
}

const createRankingQuery = (collection: number) => ({ collection, limit: 2, subCategories: [] });

it.each([
  ["none of several that were known", [], [1, 2], [1, 2]],
  ["none of several, of which one was known", [], [1, 9], [1]],
  ["one of several", [2], [1, 2], [2]],
  ["not the only one", [], [1], []],
  ["none of several that never were known", [], [8, 9], []],
])("X28: of a provider that knows %s, now %j, a page that needs %j has %j", async (_title, known, needed, expected) => {
  const { read } = await setUpLoss(known);
  const { products, rankings, stale, failures } = await read(needed, 500);
  const isFault = known.length === 0 && expected.length > 0;
  expect({ products, rankings, failures }).toEqual({
    products: expected,
    rankings: expected,
    failures: isFault ? 2 : 0,
  });
  expect(stale).toEqual(isFault ? ["products", "rankings"].map((name) => [name, 1_000]) : []);
});

it("X28: what a page lost at once keeps its last value in each reading, as long as any value before may", async () => {
  const { read } = await setUpLoss([]);
  await read([1]);
  for (const wait of [1_000, 58_000]) expect((await read([1, 2], wait)).products).toEqual([1, 2]);
  expect((await read([1, 2], 1_000)).products).toEqual([]);
});

it("X28: what another process read is known too", async () => {
  const { shared } = sharedValues();
  await setUp(10_000_000, shared).reader.all("products", idQueries([1, 2]), euros);
  const options = { maxBytes: 1e7, maxAgeMs: 60_000, now: () => 2_000, onStale: () => {}, shared };
  const readings = await withLastGood(testProvider(), options).products(idQueries([1, 3]), euros);
  expect(readings.get("1")).toMatchObject({ state: "missing", before: { staleSince: 1_000, value: { id: 1 } } });
  expect(readings.get("3")).toEqual({ state: "missing" });
});

it("X28: the only one of a kind stays while the provider fails elsewhere, in either round, and goes when it does not", async () => {
  let state: "whole" | "withdrawn" | "failing" = "whole";
  const client = testProvider({
    products: ({ id }) => (state === "whole" ? testProduct({ id }) : undefined),
    rankings: ({ limit }) =>
      state === "whole"
        ? { products: ids(limit).map((id) => testProduct({ id })), total: 50, city: undefined }
        : undefined,
    currencies: () => (state === "failing" ? Promise.reject(new Error("down")) : ["EUR"]),
  });
  const provider = withLastGood(client, { maxBytes: 1e7, maxAgeMs: 60_000, now: () => 1_000, onStale: () => {} });
  const read = async () => {
    const needs = mergeNeeds([
      need("currencies", ["all"]),
      need("rankings", [createRankingQuery(1), { ...createRankingQuery(1), limit: 5 }]),
    ]);
    const context = { ...testFetchContext(provider), market: euros };
    const snapshot = await fetchNeeds(needs, () => need("products", [{ id: 7 }]), context);
    const lists = [createRankingQuery(1), { ...createRankingQuery(1), limit: 5 }].map((query) =>
      snapshot.get("rankings", query),
    );
    return [...lists.map((list) => list?.products.length), snapshot.get("products", { id: 7 })?.id];
  };
  expect(await read()).toEqual([2, 5, 7]);
  state = "failing";
  expect(await read()).toEqual([2, 5, 7]);
  state = "withdrawn";
  expect(await read()).toEqual([undefined, undefined, undefined]);
});
