import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { repeat } from "./repeat.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp() {
  const finish: (() => void)[] = [];
  let runs = 0;
  const repetition = repeat(() => {
    runs += 1;
    return new Promise((resolve) => void finish.push(resolve));
  }, 300);
  const settle = () => {
    finish.shift()?.();
    return vi.advanceTimersByTimeAsync(0);
  };
  return { ...repetition, settle, runs: () => runs };
}

it("runs again after a pause, however often it was asked to run at once", async () => {
  const { now, settle, runs } = setUp();
  void now();
  void now();
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs()).toBe(1);
  await settle();
  expect(runs()).toBe(2);
  await settle();
  await vi.advanceTimersByTimeAsync(299);
  expect(runs()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs()).toBe(3);
});

it("stops, also during a run", async () => {
  const { now, settle, stop, runs } = setUp();
  void now();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await settle();
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs()).toBe(1);
});
