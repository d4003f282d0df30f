import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitUntilReady } from "./wait-until-ready.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const making = (count: number) => ({ type: "progress", text: `Making the content store: ${count} of 3,000 documents` });

function start() {
  const child = new EventEmitter();
  const lines: string[] = [];
  const info = (event: string, message: string) => void lines.push(`${event}: ${message}`);
  const state = { result: "waiting" };
  const ready = waitUntilReady(child, { info });
  void ready.then(
    () => (state.result = "ready"),
    (error: Error) => (state.result = `${error.name}: ${error.message}`),
  );
  return { child, lines, state, ready, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

test("a start is ready once it sends that, whatever it reports before", async () => {
  const { child, state, pass } = start();
  for (const message of [making(0), "ready", { type: "other" }, undefined]) child.emit("message", message);
  await pass(0);
  expect(state.result).toBe("waiting");
  child.emit("message", { type: "ready", contentUrl: "http://localhost:4001/api/v2" });
  await pass(0);
  expect([state.result, child.listenerCount("message"), vi.getTimerCount()]).toEqual(["ready", 0, 0]);
});

test("a start may take long while it makes progress", async () => {
  const { child, state, pass } = start();
  for (let count = 0; count < 30; count += 1) {
    await pass(59_000);
    child.emit("message", making(count * 100));
  }
  expect(state.result).toBe("waiting");
});

test("a start that makes no progress for a minute has failed, and the message names its last step", async () => {
  const { child, state, ready, pass } = start();
  child.emit("message", making(1200));
  await pass(59_999);
  expect(state.result).toBe("waiting");
  const failed = expect(ready).rejects.toThrow("Making the content store: 1200 of 3,000 documents.");
  await pass(1);
  await failed;
  expect(state.result).toMatch("StartError: The embedded services have made no progress for 60 seconds.");
  expect([child.listenerCount("message"), vi.getTimerCount()]).toEqual([0, 0]);
});

test("a start that reports nothing at all has failed after a minute", async () => {
  const { state, pass } = start();
  await pass(60_000);
  expect(state.result).toMatch("StartError: The embedded services have made no progress for 60 seconds.");
});

test("the log has the first step, and then one each five seconds", async () => {
  const { child, lines, pass } = start();
  for (let second = 0; second < 11; second += 1) {
    child.emit("message", making(second));
    await pass(1000);
  }
  expect(lines).toEqual([0, 5, 10].map((count) => `embedded-services-starting: ${making(count).text}`));
});
