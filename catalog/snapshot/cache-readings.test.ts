import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { cacheReadings } from "./cache-readings.ts";

const market = { locale: locales.en, currency: "EUR" } as const;

/** A reader of numbers, whose calls a test sees, and whose values it sets. */
function setUp() {
  const calls: (readonly string[])[] = [];
  const world = { now: 0, calls, value: 1, fails: false };
  const read = cacheReadings<string, number>(
    {
      key: (query) => query,
      isGood: (value) => value > 0,
      read: async (queries) => {
        world.calls.push(queries);
        if (world.fails) throw new Error("The upstream is down.");
        return new Map(queries.map((query) => [query, world.value]));
      },
    },
    { ttlMs: 60_000, maxBytes: 1_000, now: () => world.now },
  );
  return { world, read: (...queries: string[]) => read(queries, market).then((values) => [...values]) };
}

test("W25: what was read is served for a minute, and only what is missing is read", async () => {
  const { world, read } = setUp();
  await read("a");
  world.now = 59_999;
  expect(await read("a", "b")).toEqual([
    ["b", 1],
    ["a", 1],
  ]);
  expect(world.calls).toEqual([["a"], ["b"]]);
});

test("W25: after a minute it is still served, while it is read again once", async () => {
  const { world, read } = setUp();
  await read("a");
  [world.now, world.value] = [60_000, 2];
  expect(await Promise.all([read("a"), read("a")])).toEqual([[["a", 1]], [["a", 1]]]);
  expect(await read("a")).toEqual([["a", 2]]);
  expect(world.calls).toEqual([["a"], ["a"]]);
});

test("W25: a failure is not kept, and does not replace what was read", async () => {
  const { world, read } = setUp();
  world.value = 0;
  await read("a");
  world.value = 1;
  await read("a");
  [world.now, world.fails] = [60_000, true];
  await read("a");
  expect(await read("a")).toEqual([["a", 1]]);
  expect(world.calls.length).toBe(3);
});

test("W25: memory is bounded", async () => {
  const { world, read } = setUp();
  for (let index = 0; index < 1_000; index += 1) await read(`${index}`);
  await read("0");
  expect(world.calls.length).toBe(1_001);
});
