import { expect, onTestFinished, test, vi } from "vitest";
import { createLane, LaneFullError, SupersededError } from "./lane.ts";

/** A lane whose tasks a test ends, by their names: `a1` is of session `a`. */
function setUp() {
  const runInLane = createLane();
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string) =>
    runInLane(
      name[0] ?? "",
      () =>
        new Promise<string>((resolve) => {
          started.push(name);
          ends.set(name, () => resolve(name));
        }),
    );
  return { run, started, end: (name: string) => ends.get(name)?.() };
}

test("W23: one task runs at a time; of a session only the latest waits, in the session's turn", async () => {
  const { run, started, end } = setUp();
  const [first, second, other, third] = [run("a1"), run("a2"), run("b1"), run("a3")];
  await expect(second).rejects.toBeInstanceOf(SupersededError);
  for (const [name, ended] of [
    ["a1", first],
    ["a3", third],
    ["b1", other],
  ] as const) {
    end(name);
    expect(await ended).toBe(name);
    await Promise.resolve();
  }
  expect(started).toEqual(["a1", "a3", "b1"]);
});

test("W23: a task that fails frees the lane", async () => {
  const runInLane = createLane();
  const failed = runInLane("a", () => Promise.reject(new Error("It failed.")));
  const next = runInLane("b", async () => "done");
  await expect(failed).rejects.toThrow("It failed.");
  expect(await next).toBe("done");
});

test("W23: the lane rests after a task as long as it is told", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const runInLane = createLane(() => 400);
  const started: string[] = [];
  const run = (name: string) => runInLane(name, async () => void started.push(name));
  const all = [run("a"), run("b")];
  await vi.advanceTimersByTimeAsync(399);
  expect(started).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(1);
  await all[1];
  expect(started).toEqual(["a", "b"]);
});

test("W23: 32 sessions wait, and no more", async () => {
  const { run } = setUp();
  const sessions = Array.from({ length: 34 }, (_, index) => String.fromCharCode(97 + index));
  const last = sessions.map((name) => run(name)).at(-1);
  await expect(last).rejects.toBeInstanceOf(LaneFullError);
});
