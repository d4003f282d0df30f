import { expect, test, vi } from "vitest";
import { testProduct } from "../../tests/support/test-product.ts";
import { testFetchContext } from "../../tests/support/test-fetch-context.ts";
import { type Finds, testProvider } from "../../tests/support/test-provider.ts";
import { testCalendar } from "../calendar/calendar.example.ts";
import type { FetchContext } from "./fetch-context.ts";
import { fetchNeeds } from "./fetch.ts";
import { mergeNeeds, need, noNeeds } from "./needs.ts";
import type { Snapshot } from "./snapshot.ts";
import { UnplannedRead } from "./unplanned-read.ts";
import { documentsKey } from "../document/document.ts";

const product = (id: number) => testProduct({ id });
const broken = new Error("down");
const calendar = testCalendar();

function brokenAt(id: number): void {
  if (id === 13) throw broken;
}

/** A provider that has every product, and every ranking but those of the collections that are broken or unknown. */
const finds: Finds = {
  products: ({ id }) => {
    brokenAt(id);
    return id === 9 ? undefined : product(id);
  },
  rankings: ({ collection }) => {
    brokenAt(collection);
    return collection === 404 ? undefined : { products: [product(collection)], total: 1, city: undefined };
  },
  currencies: () => Promise.reject(broken),
  calendars: ({ id }) => {
    brokenAt(id);
    return calendar;
  },
};

function setUp() {
  const calls: string[] = [];
  const provider = testProvider(finds, (name, keys) => calls.push(`${name} ${keys.join(" ")}`));
  const context = {
    ...testFetchContext(provider, vi.fn()),
    documents: vi.fn(async () => new Map()),
    now: () => 42,
  };
  return { calls, context };
}

const newContext = (): FetchContext => setUp().context;
const noFollowUp = () => noNeeds;
const ranking = (collection: number) => ({
  collection,
  limit: 10,
  subCategories: [],
});

test("what was needed can be had by the same query, as of one moment", async () => {
  const snapshot = await fetchNeeds(
    mergeNeeds([need("products", [{ id: 1 }, { id: 9 }]), need("rankings", [ranking(2)])]),
    noFollowUp,
    newContext(),
  );
  expect(snapshot.get("products", { id: 1 })?.id).toBe(1);
  expect(snapshot.get("rankings", ranking(2))?.products.map(({ id }) => id)).toEqual([2]);
  expect(snapshot.get("products", { id: 9 })).toBeUndefined();
  expect([snapshot.readAt, snapshot.failed.size]).toEqual([42, 0]);
});

test("without needs no call is made", async () => {
  const { context, calls } = setUp();
  await fetchNeeds(noNeeds, noFollowUp, context);
  expect([calls, context.documents.mock.calls]).toEqual([[], []]);
});

test("I3: one collection's failure is reported and loses no other's ranking", async () => {
  const context = newContext();
  const snapshot = await fetchNeeds(need("rankings", [ranking(1), ranking(13), ranking(2)]), noFollowUp, context);
  expect([1, 13, 2].map((id) => snapshot.get("rankings", ranking(id))?.total)).toEqual([1, undefined, 1]);
  expect(context.onFailure).toHaveBeenCalledExactlyOnceWith("rankings", broken);
  expect([...snapshot.failed]).toEqual(["rankings"]);
});

test("I3: a collection the provider does not know is missing, which is no failure", async () => {
  const snapshot = await fetchNeeds(need("rankings", [ranking(404)]), noFollowUp, newContext());
  expect([snapshot.get("rankings", ranking(404)), snapshot.failed.size]).toEqual([undefined, 0]);
});

test("I3: one kind's failure loses no other kind", async () => {
  const needs = mergeNeeds([need("products", [{ id: 1 }]), need("currencies", ["all"])]);
  const snapshot = await fetchNeeds(needs, noFollowUp, newContext());
  expect([snapshot.get("products", { id: 1 })?.id, [...snapshot.failed]]).toEqual([1, ["currencies"]]);
});

test("J9: products are read a hundred at a time, and a failed hundred loses only itself", async () => {
  const { context, calls } = setUp();
  const queries = Array.from({ length: 250 }, (_, index) => ({
    id: index + 1,
  }));
  const snapshot = await fetchNeeds(need("products", queries), noFollowUp, context);
  expect(calls).toHaveLength(3);
  expect(queries.filter((query) => snapshot.get("products", query)).map(({ id }) => id)).toEqual(
    queries.slice(100).map(({ id }) => id),
  );
  expect(context.onFailure).toHaveBeenCalledTimes(1);
});

test("J9: of queries that differ in their limit alone the longest is sent, and each has its own beginning", async () => {
  const calls: string[] = [];
  const rankings: Finds["rankings"] = ({ limit }) => {
    return {
      products: [1, 2, 3].slice(0, limit).map(product),
      total: 9,
      city: undefined,
    };
  };
  const context = testFetchContext(testProvider({ rankings }, (name, keys) => calls.push(`${name} ${keys.join(" ")}`)));
  const [short, long, other] = [
    { collection: 2, limit: 2, subCategories: [] },
    { collection: 2, limit: 100, subCategories: [] },
    { collection: 2, limit: 1, subCategories: [1007] },
  ] as const;
  const snapshot = await fetchNeeds(need("rankings", [short, long, other]), noFollowUp, context);
  const listIds = (query: typeof short | typeof other) => snapshot.get("rankings", query)?.products.map(({ id }) => id);
  expect([listIds(short), snapshot.get("rankings", long)?.products.length, listIds(other)]).toEqual([[1, 2], 3, [1]]);
  expect(snapshot.get("rankings", short)?.total).toBe(9);
  expect(calls).toEqual(["rankings 2/100", "rankings 2/1/1007"]);
});

test("J9: a shorter list shares the failure and the absence of the longest", async () => {
  const context = newContext();
  const queries = [13, 404].flatMap((collection) => [ranking(collection), { ...ranking(collection), limit: 100 }]);
  const snapshot = await fetchNeeds(need("rankings", queries), noFollowUp, context);
  expect(queries.map((query) => snapshot.getReadState("rankings", query))).toEqual([
    "failed",
    "failed",
    "missing",
    "missing",
  ]);
  expect(context.onFailure).toHaveBeenCalledExactlyOnceWith("rankings", broken);
});

test("I3: a calendar that could not be read fails the part that reads it, with its cause, and nothing else", async () => {
  const context = newContext();
  const needs = mergeNeeds([need("calendars", [{ id: 13 }]), need("products", [{ id: 1 }])]);
  const snapshot = await fetchNeeds(needs, noFollowUp, context);
  expect(() => snapshot.get("calendars", { id: 13 })).toThrow(broken);
  expect(snapshot.get("products", { id: 1 })?.id).toBe(1);
  expect(context.onFailure).toHaveBeenCalledExactlyOnceWith("calendars", broken);
  expect([...snapshot.failed]).toEqual(["calendars"]);
});

test("I3: only the calendars of the call that failed are rethrown", async () => {
  const queries = Array.from({ length: 101 }, (_, index) => ({
    id: index + 1,
  }));
  const snapshot = await fetchNeeds(need("calendars", queries), noFollowUp, newContext());
  expect(() => snapshot.get("calendars", { id: 100 })).toThrow(broken);
  expect(snapshot.get("calendars", { id: 101 })).toBe(calendar);
  expect(snapshot.getReadState("calendars", { id: 999 })).toBe("unplanned");
});

test("I3: a product that could not be read is missing, and throws nothing", async () => {
  const snapshot = await fetchNeeds(need("products", [{ id: 13 }]), noFollowUp, newContext());
  expect(snapshot.get("products", { id: 13 })).toBeUndefined();
});

test("a second round fetches what the first one leads to, and nothing twice", async () => {
  const { context, calls } = setUp();
  const first = mergeNeeds([need("rankings", [ranking(2)]), need("products", [{ id: 1 }])]);
  const products = (snapshot: Snapshot) => snapshot.get("rankings", ranking(2))?.products ?? [];
  const snapshot = await fetchNeeds(
    first,
    (read) => need("products", [...products(read).map(({ id }) => ({ id })), { id: 1 }]),
    context,
  );
  expect(snapshot.get("products", { id: 2 })?.id).toBe(2);
  expect(snapshot.get("products", { id: 1 })?.id).toBe(1);
  expect(calls).toEqual(["products 1", "rankings 2/10", "products 2"]);
});

test("what failed in the first round is not fetched again in the second", async () => {
  const { context, calls } = setUp();
  const needs = need("products", [{ id: 13 }]);
  const snapshot = await fetchNeeds(needs, () => needs, context);
  expect(snapshot.getReadState("products", { id: 13 })).toBe("failed");
  expect(calls).toHaveLength(1);
});

test("found, missing, failed and unplanned are four states", async () => {
  const snapshot = await fetchNeeds(
    mergeNeeds([need("rankings", [1, 404, 13].map(ranking)), need("calendars", [{ id: 13 }])]),
    noFollowUp,
    newContext(),
  );
  const states = [1, 404, 13, 2].map((collection) => snapshot.getReadState("rankings", ranking(collection)));
  expect(states).toEqual(["found", "missing", "failed", "unplanned"]);
  expect(snapshot.getReadState("calendars", { id: 13 })).toBe("failed");
});

test("an unplanned read reports its resource and key, and returns undefined where the report returns", async () => {
  const onUnplanned = vi.fn();
  const snapshot = await fetchNeeds(noNeeds, noFollowUp, {
    ...newContext(),
    onUnplanned,
  });
  expect(snapshot.get("rankings", ranking(7))).toBeUndefined();
  expect(onUnplanned).toHaveBeenCalledExactlyOnceWith("rankings", "7/10");
});

test("an unplanned read throws in development, and says what to do", async () => {
  const snapshot = await fetchNeeds(noNeeds, noFollowUp, newContext());
  expect(() => snapshot.get("products", { id: 7 })).toThrow(new UnplannedRead("products", "7"));
  expect(() => snapshot.get("products", { id: 7 })).toThrow(/^products 7 .* name it in the "needs"/);
});

test("H28, I12: all documents of a round are one call, by query", async () => {
  const shows = { type: "showpage", productIds: [1] };
  const guides = {
    type: "microsite",
    parent: "rome",
    excludedTags: ["hidden"],
  };
  const show = { id: "a", type: "showpage", lang: "en-us", tags: [], data: {} };
  const documents = vi.fn(async () => new Map([[documentsKey(shows), [show]]]));
  const needs = mergeNeeds([need("documents", [shows]), need("documents", [guides])]);
  const snapshot = await fetchNeeds(needs, noFollowUp, {
    ...newContext(),
    documents,
  });
  expect(documents).toHaveBeenCalledExactlyOnceWith([shows, guides], expect.anything());
  expect(snapshot.get("documents", shows)).toEqual([show]);
  expect(snapshot.getReadState("documents", guides)).toBe("missing");
});

test("I9: documents that are late have failed", async () => {
  const query = { type: "showpage" };
  const hanging = () => new Promise<never>(() => {});
  const context = {
    ...newContext(),
    documents: hanging,
    late: Promise.resolve(),
  };
  const snapshot = await fetchNeeds(need("documents", [query]), noFollowUp, context);
  expect(snapshot.getReadState("documents", query)).toBe("failed");
});
