import { expect, test, vi } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testProvider } from "../../tests/support/test-provider.ts";
import { testCalendar } from "../calendar/calendar.example.ts";
import type { CalendarsQuery } from "../calendar/calendar.ts";
import type { FetchContext } from "./fetch-context.ts";
import { fetchNeeds } from "./fetch.ts";
import { mergeNeeds, need, noNeeds } from "./needs.ts";
import type { ProviderClient } from "../provider/client.ts";

const product = (id: number) => testProduct({ id });
const broken = new Error("down");
const calendar = testCalendar();

/** A provider that has every product, and every ranking but those of the collections that are broken or unknown. */
function provider(): ProviderClient {
  return testProvider({
    tourGroups: vi.fn(async (ids: readonly number[]) => {
      if (ids.includes(13)) throw broken;
      return ids.map(product);
    }),
    collectionProducts: vi.fn(async ({ collection }: { collection: number }) => {
      if (collection === 13) throw broken;
      return collection === 404 ? undefined : { products: [product(collection)], total: 1, city: undefined };
    }),
    currencies: async () => {
      throw broken;
    },
    calendars: vi.fn(async ({ ids }: CalendarsQuery) => {
      if (ids.includes(13)) throw broken;
      return new Map(ids.map((id) => [id, calendar]));
    }),
  });
}

function context(): FetchContext {
  return { provider: provider(), market: { locale: locales.en, currency: "EUR" }, onFailure: vi.fn(), now: () => 42 };
}

const ranking = (collection: number) => ({ collection, limit: 10, subCategories: [] });

test("what was needed can be had by the same query, as of one moment", async () => {
  const snapshot = await fetchNeeds(
    mergeNeeds([need("products", [{ id: 1 }]), need("rankings", [ranking(2)])]),
    context(),
  );
  expect(snapshot.get("products", { id: 1 })?.id).toBe(1);
  expect(snapshot.get("rankings", ranking(2))?.products.map(({ id }) => id)).toEqual([2]);
  expect(snapshot.get("products", { id: 9 })).toBeUndefined();
  expect([snapshot.readAt, snapshot.failed.size]).toEqual([42, 0]);
});

test("nothing needed, nothing asked", async () => {
  const given = context();
  await fetchNeeds(noNeeds, given);
  expect(given.provider.tourGroups).not.toHaveBeenCalled();
});

test("§8: one collection's failure is reported and loses no other's ranking", async () => {
  const given = context();
  const snapshot = await fetchNeeds(need("rankings", [ranking(1), ranking(13), ranking(2)]), given);
  expect([1, 13, 2].map((id) => snapshot.get("rankings", ranking(id))?.total)).toEqual([1, undefined, 1]);
  expect(given.onFailure).toHaveBeenCalledExactlyOnceWith("rankings", broken);
  expect([...snapshot.failed]).toEqual(["rankings"]);
});

test("§8: a collection the provider does not know is missing, which is no failure", async () => {
  const snapshot = await fetchNeeds(need("rankings", [ranking(404)]), context());
  expect([snapshot.get("rankings", ranking(404)), snapshot.failed.size]).toEqual([undefined, 0]);
});

test("§8: one kind's failure loses no other kind", async () => {
  const needs = mergeNeeds([need("products", [{ id: 1 }]), need("currencies", ["all"])]);
  const snapshot = await fetchNeeds(needs, context());
  expect([snapshot.get("products", { id: 1 })?.id, [...snapshot.failed]]).toEqual([1, ["currencies"]]);
});

test("J9: products are read a hundred at a time, and a failed hundred loses only itself", async () => {
  const given = context();
  const queries = Array.from({ length: 250 }, (_, index) => ({ id: index + 1 }));
  const snapshot = await fetchNeeds(need("products", queries), given);
  expect(given.provider.tourGroups).toHaveBeenCalledTimes(3);
  expect(queries.filter((query) => snapshot.get("products", query)).map(({ id }) => id)).toEqual(
    queries.slice(100).map(({ id }) => id),
  );
  expect(given.onFailure).toHaveBeenCalledTimes(1);
});

test("§8: a calendar that could not be read fails the part that reads it, with its cause, and nothing else", async () => {
  const given = context();
  const needs = mergeNeeds([need("calendars", [{ id: 13 }]), need("products", [{ id: 1 }])]);
  const snapshot = await fetchNeeds(needs, given);
  expect(() => snapshot.get("calendars", { id: 13 })).toThrow(broken);
  expect(snapshot.get("products", { id: 1 })?.id).toBe(1);
  expect(given.onFailure).toHaveBeenCalledExactlyOnceWith("calendars", broken);
  expect([...snapshot.failed]).toEqual(["calendars"]);
});

test("§8: only the calendars of the call that failed are rethrown", async () => {
  const queries = Array.from({ length: 101 }, (_, index) => ({ id: index + 1 }));
  const snapshot = await fetchNeeds(need("calendars", queries), context());
  expect(() => snapshot.get("calendars", { id: 100 })).toThrow(broken);
  expect(snapshot.get("calendars", { id: 101 })).toBe(calendar);
  expect(snapshot.get("calendars", { id: 999 })).toBeUndefined();
});

test("§8: a product that could not be read is missing, and throws nothing", async () => {
  const snapshot = await fetchNeeds(need("products", [{ id: 13 }]), context());
  expect(snapshot.get("products", { id: 13 })).toBeUndefined();
});
