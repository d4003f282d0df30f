import { expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testProduct } from "../../tests/support/page-context.ts";
import type { ProviderClient } from "./client.ts";
import { withLastGood } from "./with-last-good.ts";

const market = { locale: locales.en, currency: "EUR" } as const;

function setUp() {
  let down = false;
  const covered: unknown[] = [];
  const answer = <Value>(value: Value) => (down ? Promise.reject(new Error("down")) : Promise.resolve(value));
  const client: ProviderClient = {
    tourGroups: (ids) => answer(ids.map((id) => testProduct({ id }))),
    collectionProducts: () => answer(undefined),
    collections: () => answer([]),
    currencies: () => answer([]),
  };
  const kept = withLastGood(client, { max: 2, maxAgeMs: 60_000, onCovered: (cause) => covered.push(cause) });
  return { kept, covered, fail: () => (down = true) };
}

it("the same question has its last good answer while the provider is down, and the failure is told", async () => {
  const { kept, covered, fail } = setUp();
  const good = await kept.tourGroups([1, 2], market);
  fail();
  expect(await kept.tourGroups([1, 2], market)).toEqual(good);
  expect(covered).toEqual([new Error("down")]);
});

it("that there is no such collection is an answer too", async () => {
  const { kept, fail } = setUp();
  await kept.collectionProducts({ collection: 9, limit: 10, subCategories: [] }, market);
  fail();
  expect(await kept.collectionProducts({ collection: 9, limit: 10, subCategories: [] }, market)).toBeUndefined();
});

it.each([
  ["another question", [3], market],
  ["another currency", [1], { ...market, currency: "USD" } as const],
])("%s has none: the failure is thrown", async (_title, ids, other) => {
  const { kept, fail } = setUp();
  await kept.tourGroups([1], market);
  fail();
  await expect(kept.tourGroups(ids, other)).rejects.toThrow("down");
});

it("keeps a bounded number of answers", async () => {
  const { kept, fail } = setUp();
  for (const id of [1, 2, 3]) await kept.tourGroups([id], market);
  fail();
  await expect(kept.tourGroups([1], market)).rejects.toThrow("down");
  expect(await kept.tourGroups([3], market)).toHaveLength(1);
});
