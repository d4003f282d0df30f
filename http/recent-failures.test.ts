import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rememberFailures } from "./recent-failures.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("I3: what failed fails again at once for a second, and is tried again then", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(1);
  const load = vi.fn(async (key: string) => {
    if (load.mock.calls.length === 1) throw new Error(`${key} is down`);
    return `${key} is back`;
  });
  const remembering = rememberFailures(load);
  await expect(remembering("rome")).rejects.toThrow("rome is down");
  await expect(remembering("rome")).rejects.toThrow("rome is down");
  expect(load).toHaveBeenCalledTimes(1);
  expect(await remembering("paris")).toBe("paris is back");
  clock.mockReturnValue(1_100);
  vi.advanceTimersByTime(1_100);
  expect(await remembering("rome")).toBe("rome is back");
});
