import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEditorActivity } from "./editor-activity.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a rendering, and a wait for quiet. */
function start() {
  const { watch, waitForQuiet } = createEditorActivity(Date.now);
  let [end, isQuiet] = [() => {}, false];
  const run = watch(async (_session, task) => task());
  const rendered = run("ada", () => new Promise<void>((resolve) => (end = resolve)));
  void waitForQuiet().then(() => (isQuiet = true));
  return { end: async () => (end(), rendered), isQuiet: () => isQuiet };
}

test("W97, W23: it is quiet at once where nothing was rendered", async () => {
  await expect(createEditorActivity(Date.now).waitForQuiet()).resolves.toBeUndefined();
});

test("W97, W23: it is quiet five seconds after a rendering has ended, however long that took", async () => {
  const { end, isQuiet } = start();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(isQuiet()).toBe(false);
  await end();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(isQuiet()).toBe(false);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(isQuiet()).toBe(true);
});
