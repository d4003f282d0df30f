import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { throttle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("J13: runs at once, then once in 200 ms, and never loses the last call", () => {
  const run = vi.fn<() => void>();
  const throttled = throttle(run, 200);
  throttled();
  expect(run).toHaveBeenCalledTimes(1);
  throttled();
  throttled();
  vi.advanceTimersByTime(199);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(2);
});
