import { expect, test, vi } from "vitest";
import { testFetchContext } from "../../tests/support/test-fetch-context.ts";
import { type Finds, testProvider } from "../../tests/support/test-provider.ts";
import { testCalendar } from "../calendar/calendar.example.ts";
import { fetchNeeds } from "./fetch.ts";
import { mergeNeeds, need, type Needs, noNeeds } from "./needs.ts";
import { noReviews, type ReviewQuery } from "../review/review-page.ts";

const down = new Error("down");

async function read(needs: Needs, finds: Finds) {
  const onFailure = vi.fn();
  const calls: string[] = [];
  const provider = testProvider(finds, (name, keys) => calls.push(`${name} ${keys.join(" ")}`));
  const snapshot = await fetchNeeds(needs, () => noNeeds, testFetchContext(provider, onFailure));
  return { snapshot, onFailure, calls };
}

test("I3: a next available day whose call failed is missing, and throws nothing", async () => {
  const { snapshot, onFailure } = await read(need("nextAvailable", [{ id: 1 }]), {
    nextAvailable: () => Promise.reject(down),
  });
  expect(snapshot.get("nextAvailable", { id: 1 })).toBeUndefined();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith("nextAvailable", down);
});

test("I3: one variant's calendar that could not be read costs no other's", async () => {
  const variantCalendars: Finds["variantCalendars"] = async ({ variantId }) => {
    if (variantId === 13) throw down;
    return testCalendar("2026-12-01");
  };
  const queries = [12, 13].map((variantId) => ({ id: 1, variantId }));
  const { snapshot } = await read(need("variantCalendars", queries), { variantCalendars });
  expect(snapshot.get("variantCalendars", { id: 1, variantId: 12 })?.startDate).toBe("2026-12-01");
  expect(() => snapshot.get("variantCalendars", { id: 1, variantId: 13 })).toThrow(down);
});

test("J9, D16: pages of reviews differ by order and range; a default named and a default omitted are the same", async () => {
  const reviews = vi.fn(async ({ offset = 0 }: ReviewQuery) => ({ ...noReviews, total: offset }));
  const needs = mergeNeeds([
    need("reviews", [{ id: 1 }, { id: 1, offset: 10 }]),
    need("reviews", [
      { id: 1, sort: "most-relevant", limit: 10, offset: 0 },
      { id: 1, sort: "low-to-high" },
    ]),
  ]);
  const { snapshot } = await read(needs, { reviews });
  expect(reviews).toHaveBeenCalledTimes(3);
  expect(snapshot.get("reviews", { id: 1, offset: 10 })?.total).toBe(10);
});

test("H14: pages of a collection's reviews differ by order; a default named and a default omitted are the same", async () => {
  const collectionReviews = vi.fn(async () => noReviews);
  const queries = [
    { id: 1 },
    { id: 1, sort: "most-relevant", limit: 10, offset: 0 } as const,
    { id: 1, sort: "low-to-high" } as const,
  ];
  await read(need("collectionReviews", queries), { collectionReviews });
  expect(collectionReviews).toHaveBeenCalledTimes(2);
});

test("I3: one product's starts that could not be read cost no other's", async () => {
  const { snapshot, onFailure } = await read(
    mergeNeeds([need("inventories", [{ id: 1 }, { id: 13 }]), need("slots", [{ id: 13 }])]),
    {
      inventories: async ({ id }) => (id === 13 ? Promise.reject(down) : []),
      slots: () => Promise.reject(down),
    },
  );
  expect(snapshot.get("inventories", { id: 1 })).toEqual([]);
  expect([snapshot.get("inventories", { id: 13 }), snapshot.get("slots", { id: 13 })]).toEqual([undefined, undefined]);
  expect(new Set(onFailure.mock.calls.map(([name]) => name))).toEqual(new Set(["inventories", "slots"]));
});
