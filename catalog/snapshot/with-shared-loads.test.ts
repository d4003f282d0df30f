import { expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { idQueries } from "../../tests/support/provider-reader.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testProvider } from "../../tests/support/test-provider.ts";
import { withSharedLoads } from "./with-shared-loads.ts";

const euros = { locale: locales.en, currency: "EUR" } as const;
const dollars = { ...euros, currency: "USD" } as const;

/** Makes a client whose products arrive when the test releases them, and records the ids of each call. */
function setUp() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const provider = testProvider({ products: ({ id }) => (id === 404 ? undefined : testProduct({ id })) });
  const calls: number[][] = [];
  let down = false;
  const client = withSharedLoads({
    ...provider,
    products: async (queries, market) => {
      calls.push(queries.map(({ id }) => id));
      await released;
      if (down) return new Map(queries.map(({ id }) => [`${id}`, { state: "failed", cause: "down" }]));
      return provider.products(queries, market);
    },
  });
  const read = async (ids: readonly number[], market: typeof euros | typeof dollars = euros) =>
    [...(await client.products(idQueries(ids), market))].map(([key, { state }]) => `${key} ${state}`);
  return { calls, read, release, fail: () => void (down = true) };
}

it("I9: pages that need a product at the same time share one call, whatever else they need", async () => {
  const { calls, read, release } = setUp();
  const pages = [read([1, 2, 404]), read([2, 3]), read([404, 3])];
  release();
  expect(await Promise.all(pages)).toEqual([
    ["1 found", "2 found", "404 missing"],
    ["2 found", "3 found"],
    ["404 missing", "3 found"],
  ]);
  expect(calls).toEqual([[1, 2, 404], [3]]);
});

it("I9: a failure is shared as well, and the next page calls again", async () => {
  const { calls, read, release, fail } = setUp();
  fail();
  const pages = [read([1]), read([1])];
  release();
  expect(await Promise.all(pages)).toEqual([["1 failed"], ["1 failed"]]);
  expect([await read([1]), calls.length]).toEqual([["1 failed"], 2]);
});

it("another currency is another call", async () => {
  const { calls, read, release } = setUp();
  const pages = [read([1]), read([1], dollars)];
  release();
  await Promise.all(pages);
  expect(calls).toEqual([[1], [1]]);
});
