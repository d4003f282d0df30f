import { afterEach, expect, it, vi } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testProvider } from "../../tests/support/test-provider.ts";
import { testCalendar } from "../calendar/calendar.example.ts";
import type { ProviderClient } from "../provider/client.ts";
import { withLastGood } from "./with-last-good.ts";

const market = { locale: locales.en, currency: "EUR" } as const;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setUp() {
  let down = false;
  const covered: unknown[] = [];
  const answer = <Value>(value: Value) => (down ? Promise.reject(new Error("down")) : Promise.resolve(value));
  const client = testProvider({
    tourGroups: (ids) => answer(ids.map((id) => testProduct({ id }))),
    collectionProducts: () => answer(undefined),
    calendars: () => answer(new Map([[1, testCalendar()]])),
    calendar: () => answer(testCalendar()),
    inventory: () => answer([]),
    inventories: () => answer([]),
    availabilities: () => answer([]),
    slots: () => answer([]),
  });
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

it.each([
  [59_999, 1],
  [60_001, "down"],
])("an answer is good for a minute: after %d ms it is %s", async (age, expected) => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const now = vi.spyOn(performance, "now").mockReturnValue(1);
  const { kept, fail } = setUp();
  await kept.tourGroups([1], market);
  now.mockReturnValue(1 + age);
  vi.advanceTimersByTime(age);
  fail();
  const found = await kept.tourGroups([1], market).then(({ length }) => length, String);
  expect(String(found)).toContain(String(expected));
});

it("keeps a bounded number of answers", async () => {
  const { kept, fail } = setUp();
  for (const id of [1, 2, 3]) await kept.tourGroups([id], market);
  fail();
  await expect(kept.tourGroups([1], market)).rejects.toThrow("down");
  expect(await kept.tourGroups([3], market)).toHaveLength(1);
});

it.each([
  ["calendar", (client: ProviderClient) => client.calendar({ id: 1 }, market)],
  ["calendars", (client: ProviderClient) => client.calendars({ ids: [1] }, market)],
  ["inventory", (client: ProviderClient) => client.inventory(1)],
  ["inventories", (client: ProviderClient) => client.inventories({ id: 1 }, market)],
  ["availabilities", (client: ProviderClient) => client.availabilities({ id: 1 }, market)],
  ["slots", (client: ProviderClient) => client.slots({ id: 1 }, market)],
])("%s says what is on sale this minute: an earlier answer never stands in for it", async (_name, ask) => {
  const { kept, covered, fail } = setUp();
  await ask(kept);
  fail();
  await expect(ask(kept)).rejects.toThrow("down");
  expect(covered).toEqual([]);
});

it("H1: what is asked for one traveller has no earlier answer, as that may be another's", async () => {
  const { kept, fail } = setUp();
  await kept.tourGroups([1], market);
  fail();
  await expect(kept.forTraveller("session=1").tourGroups([1], market)).rejects.toThrow("down");
});
