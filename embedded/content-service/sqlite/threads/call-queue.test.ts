import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallQueue } from "./call-queue.ts";
import { ReplaceableThread } from "./replaceable-thread.ts";
import type { StoreCall, StoreResult } from "./messages.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const call = (name: string): StoreCall => ({ name, args: [] });
const busy = { is: "failure", kind: "busy" };
const died: StoreResult = { is: "failure", kind: "failed", message: "died" };

/** A thread whose results and end the test controls. */
function manualThread() {
  const calls: { readonly name: string; readonly resolve: (result: StoreResult) => void }[] = [];
  let resolveEnded: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    resolveEnded = resolve;
  });
  const thread = {
    calls,
    ended,
    hasEnded: false,
    end: () => {
      thread.hasEnded = true;
      thread.calls.at(-1)?.resolve(died);
      resolveEnded();
    },
    run: ({ name }: StoreCall) =>
      new Promise<StoreResult>((resolve) => {
        if (name === "unsendable") throw new Error("could not be cloned");
        if (name === "close") thread.end();
        if (name === "close") resolve({ is: "result", result: undefined });
        else calls.push({ name, resolve });
      }),
    abandon: (reason: StoreResult) => calls.at(-1)?.resolve(reason),
    result: (result: string) => calls.at(-1)?.resolve({ is: "result", result }),
  };
  return thread;
}

function queueWith({ capacity = 10, timeLimit }: { readonly capacity?: number; readonly timeLimit?: number }) {
  const threads: ReturnType<typeof manualThread>[] = [];
  const startThread = () => {
    const thread = manualThread();
    threads.push(thread);
    return thread;
  };
  return { threads, queue: new CallQueue(new ReplaceableThread(startThread, timeLimit), capacity) };
}

test("sends a thread one call after the other", async () => {
  const { queue, threads } = queueWith({});
  const [first, second] = [queue.request(call("first")), queue.request(call("second"))];
  expect(threads[0]?.calls.map(({ name }) => name)).toEqual(["first"]);
  threads[0]?.result("one");
  expect(await first).toEqual({ is: "result", result: "one" });
  await vi.waitFor(() => expect(threads[0]?.calls).toHaveLength(2), 30_000);
  threads[0]?.result("two");
  expect(await second).toEqual({ is: "result", result: "two" });
  expect(threads).toHaveLength(1);
});

test("a writer's call precedes all that wait, so only the call that runs delays it", async () => {
  const { queue, threads } = queueWith({ capacity: 60 });
  for (let reader = 0; reader < 50; reader += 1) void queue.request(call(`reader ${reader}`));
  const writes = ["one", "two"].map((name) => queue.request(call(name), "writer"));
  for (const name of ["reader 0", "one", "two", "reader 1"]) {
    await vi.waitFor(() => expect(threads[0]?.calls.at(-1)?.name).toBe(name), 30_000);
    threads[0]?.result(name);
  }
  expect(await Promise.all(writes)).toEqual([
    { is: "result", result: "one" },
    { is: "result", result: "two" },
  ]);
});

test("readers that fill the queue do not refuse a writer's call", async () => {
  const { queue, threads } = queueWith({ capacity: 1 });
  for (const name of ["running", "waiting"]) void queue.request(call(name));
  expect(await queue.request(call("refused"))).toMatchObject(busy);
  const write = queue.request(call("write"), "writer");
  threads[0]?.result("running");
  await vi.waitFor(() => expect(threads[0]?.calls.at(-1)?.name).toBe("write"), 30_000);
  threads[0]?.result("written");
  expect(await write).toEqual({ is: "result", result: "written" });
});

test("a call over its time limit is refused as busy, and another thread goes on with the next one", async () => {
  const { queue, threads } = queueWith({ timeLimit: 1000 });
  const [slow, next] = [queue.request(call("slow")), queue.request(call("next"))];
  await vi.advanceTimersByTimeAsync(999);
  expect(threads).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await slow).toMatchObject(busy);
  expect(threads[1]?.calls.map(({ name }) => name)).toEqual(["next"]);
  threads[1]?.result("done");
  expect(await next).toEqual({ is: "result", result: "done" });
});

test("with two threads that cannot be ended, refuses calls as busy until one has ended", async () => {
  const { queue, threads } = queueWith({ timeLimit: 1000 });
  const slow = [queue.request(call("slow")), queue.request(call("slow")), queue.request(call("waiting"))];
  await vi.advanceTimersByTimeAsync(2000);
  expect(await Promise.all(slow)).toMatchObject([busy, busy, busy]);
  expect(await queue.request(call("other"))).toMatchObject(busy);
  threads[0]?.end();
  await vi.advanceTimersByTimeAsync(0);
  const other = queue.request(call("other"));
  threads[2]?.result("done");
  expect(await other).toEqual({ is: "result", result: "done" });
});

test("calls over what may wait are refused as busy at once", async () => {
  const { queue } = queueWith({ capacity: 1 });
  void queue.request(call("running"));
  void queue.request(call("waiting"));
  expect(await queue.request(call("too many"))).toMatchObject(busy);
});

test("closing lets the write that runs finish, and refuses those that wait and come", async () => {
  const { queue, threads } = queueWith({});
  const [running, waiting] = [queue.request(call("running")), queue.request(call("waiting"))];
  const closing = queue.close();
  expect(await waiting).toMatchObject({ kind: "closed" });
  expect(await queue.request(call("late"))).toMatchObject({ kind: "closed" });
  threads[0]?.result("written");
  expect(await running).toEqual({ is: "result", result: "written" });
  await closing;
});

test("when a thread dies in a call, another one goes on with the next", async () => {
  const { queue, threads } = queueWith({});
  const [first, second] = [queue.request(call("first")), queue.request(call("second"))];
  threads[0]?.end();
  expect(await first).toEqual(died);
  threads[1]?.result("two");
  expect(await second).toEqual({ is: "result", result: "two" });
});

test("what cannot be sent to a thread fails, and the next call is made", async () => {
  const { queue, threads } = queueWith({ timeLimit: 1000 });
  const [first, second] = [queue.request(call("unsendable")), queue.request(call("second"))];
  expect(await first).toMatchObject({ is: "failure", kind: "failed", message: "could not be cloned" });
  threads[0]?.result("two");
  expect(await second).toEqual({ is: "result", result: "two" });
  expect(threads).toHaveLength(1);
});

test("closing twice is closing once, also when the thread has died", async () => {
  const { queue, threads } = queueWith({});
  threads[0]?.end();
  expect(await Promise.all([queue.close(), queue.close()])).toMatchObject([{ is: "result" }, { is: "result" }]);
});
