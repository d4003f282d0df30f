import { expect, test } from "vitest";
import { createCache } from "./cache.ts";

/** A cache of numbered values with a clock; `fail` makes loads reject. */
function setUp({ orStale = false, ttlMs = 100 } = {}) {
  let [time, loads, failing] = [0, 0, false];
  const cache = createCache({
    load: async (key) => {
      loads += 1;
      const value = `${key}${loads}`;
      if (failing) throw new Error("down");
      return value;
    },
    orStale,
    ttlMs,
    max: 2,
    now: () => time,
  });
  return {
    ...cache,
    pass: (ms: number) => (time += ms),
    fail: (value: boolean) => (failing = value),
    loads: () => loads,
  };
}

test("a value is loaded once while it is fresh, for all that come at the same time too", async () => {
  const { get, pass } = setUp();
  const first = await Promise.all([get("a"), get("a"), get("b")]);
  pass(99);
  expect([...first, await get("a")]).toEqual(["a1", "a1", "b2", "a1"]);
  pass(1);
  expect(await get("a")).toBe("a3");
});

test("a failure is thrown to all that wait for it, and not cached", async () => {
  const { get, fail, loads } = setUp();
  fail(true);
  const failed = await Promise.allSettled([get("a"), get("a")]);
  expect([failed.map(({ status }) => status), loads()]).toEqual([["rejected", "rejected"], 1]);
  fail(false);
  expect(await get("a")).toBe("a2");
});

test("orStale: where a load fails, the stale value is fresh for as long again", async () => {
  const { get, pass, fail, loads } = setUp({ orStale: true });
  await get("a");
  fail(true);
  for (let round = 0; round < 2; round += 1) {
    pass(100);
    expect(await get("a")).toBe("a1");
    pass(99);
    expect(await get("a")).toBe("a1");
    pass(1);
  }
  expect(loads()).toBe(3);
});

test("I9: a load that failed is repeated after three seconds, however long its values are fresh", async () => {
  const { get, pass, fail } = setUp({ orStale: true, ttlMs: 3_600_000 });
  await get("a");
  pass(3_600_000);
  fail(true);
  expect(await get("a")).toBe("a1");
  fail(false);
  pass(2_999);
  expect(await get("a")).toBe("a1");
  pass(1);
  expect(await get("a")).toBe("a3");
});

test("orStale: without a stale value the failure is thrown", async () => {
  const { get, fail } = setUp({ orStale: true });
  fail(true);
  await expect(get("a")).rejects.toThrow("down");
});

test("the least recently used value goes first", async () => {
  const { get } = setUp();
  for (const key of ["a", "b", "a", "c"]) await get(key);
  expect([await get("a"), await get("b")]).toEqual(["a1", "b4"]);
});

test("after clear a value is loaded again, but a load under way stays: it is newer", async () => {
  const { get, clear } = setUp();
  const first = await get("a");
  clear();
  const second = get("a");
  clear();
  expect([first, ...(await Promise.all([second, get("a")]))]).toEqual(["a1", "a2", "a2"]);
});

test("after invalidation a value is loaded again, and what was loading then is stale when it comes", async () => {
  const { get, invalidate } = setUp();
  await get("a");
  invalidate();
  const second = get("a");
  invalidate();
  expect([await second, await get("a"), await get("a")]).toEqual(["a2", "a3", "a3"]);
});

test("invalidate makes each of several values stale, and the least recently used still goes first", async () => {
  const { get, invalidate, fail } = setUp({ orStale: true });
  expect([await get("a"), await get("b")]).toEqual(["a1", "b2"]);
  invalidate();
  expect(await get("c")).toBe("c3");
  fail(true);
  expect(await get("b")).toBe("b2");
});

test("orStale: an expired value is returned where its load fails", async () => {
  const { get, invalidate, fail } = setUp({ orStale: true });
  await get("a");
  invalidate();
  fail(true);
  expect(await get("a")).toBe("a1");
});
