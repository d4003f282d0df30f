import { expect, test } from "vitest";
import { refreshed } from "./refreshed.ts";

/** Values that load when the test says. */
function setUp(firstMs = 60_000) {
  const world = { now: 0 };
  const loads: ((value: string) => void)[] = [];
  const load = () => new Promise<string>((resolve) => loads.push(resolve));
  return { world, loads, read: refreshed({ load, freshMs: 2_000, firstMs, now: () => world.now }) };
}

test("I11: the first value is waited for, and all share its load", async () => {
  const { loads, read } = setUp();
  const both = [read(), read()];
  loads[0]?.("one");
  expect([await Promise.all(both), loads.length]).toEqual([["one", "one"], 1]);
});

test("I11: a first value that takes too long is undefined, and its load goes on", async () => {
  const { loads, read } = setUp(1);
  expect(await read()).toBeUndefined();
  loads[0]?.("one");
  expect([await read(), loads.length]).toEqual(["one", 1]);
});

test("I11: an old value is returned at once, while one load replaces it", async () => {
  const { world, loads, read } = setUp();
  const first = read();
  loads[0]?.("one");
  await first;
  world.now = 1_999;
  expect([await read(), loads.length]).toEqual(["one", 1]);
  world.now = 2_000;
  expect([await read(), await read(), loads.length]).toEqual(["one", "one", 2]);
  world.now = 9_000;
  loads[1]?.("two");
  expect(await read()).toBe("one");
  expect([await read(), loads.length]).toEqual(["two", 2]);
});
