import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Lane } from "./lane.ts";
import { ReplaceableThread } from "./replaceable-thread.ts";
import type { Call, Reply } from "./messages.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const call = (name: string): Call => ({ name, given: [] });
const busy = { is: "failure", kind: "busy" };
const died: Reply = { is: "failure", kind: "failed", message: "died" };

/** A thread that answers and ends when it is told to. */
function manualThread() {
  const calls: { readonly name: string; readonly settle: (reply: Reply) => void }[] = [];
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
      thread.calls.at(-1)?.settle(died);
      resolveEnded();
    },
    run: ({ name }: Call) =>
      new Promise<Reply>((settle) => {
        if (name === "unsendable") throw new Error("could not be cloned");
        if (name === "close") thread.end();
        if (name === "close") settle({ is: "answer", answer: undefined });
        else calls.push({ name, settle });
      }),
    abandon: (reason: Reply) => calls.at(-1)?.settle(reason),
    answer: (answer: string) => calls.at(-1)?.settle({ is: "answer", answer }),
  };
  return thread;
}

function laneWith({ queue = 10, timeLimit }: { readonly queue?: number; readonly timeLimit?: number }) {
  const threads: ReturnType<typeof manualThread>[] = [];
  const startThread = () => {
    const thread = manualThread();
    threads.push(thread);
    return thread;
  };
  return { threads, lane: new Lane(new ReplaceableThread(startThread, timeLimit), queue) };
}

test("gives a thread one call after the other", async () => {
  const { lane, threads } = laneWith({});
  const [first, second] = [lane.ask(call("first")), lane.ask(call("second"))];
  expect(threads[0]?.calls.map(({ name }) => name)).toEqual(["first"]);
  threads[0]?.answer("one");
  expect(await first).toEqual({ is: "answer", answer: "one" });
  await vi.waitFor(() => expect(threads[0]?.calls).toHaveLength(2));
  threads[0]?.answer("two");
  expect(await second).toEqual({ is: "answer", answer: "two" });
  expect(threads).toHaveLength(1);
});

test("a call over its time limit is answered as busy, and another thread goes on with the next one", async () => {
  const { lane, threads } = laneWith({ timeLimit: 1000 });
  const [slow, next] = [lane.ask(call("slow")), lane.ask(call("next"))];
  await vi.advanceTimersByTimeAsync(999);
  expect(threads).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await slow).toMatchObject(busy);
  expect(threads[1]?.calls.map(({ name }) => name)).toEqual(["next"]);
  threads[1]?.answer("done");
  expect(await next).toEqual({ is: "answer", answer: "done" });
});

test("with two threads that cannot be ended, answers as busy until one has ended", async () => {
  const { lane, threads } = laneWith({ timeLimit: 1000 });
  const slow = [lane.ask(call("slow")), lane.ask(call("slow")), lane.ask(call("waiting"))];
  await vi.advanceTimersByTimeAsync(2000);
  expect(await Promise.all(slow)).toMatchObject([busy, busy, busy]);
  expect(await lane.ask(call("other"))).toMatchObject(busy);
  threads[0]?.end();
  await vi.advanceTimersByTimeAsync(0);
  const other = lane.ask(call("other"));
  threads[2]?.answer("done");
  expect(await other).toEqual({ is: "answer", answer: "done" });
});

test("calls over what may wait are answered as busy at once", async () => {
  const { lane } = laneWith({ queue: 1 });
  void lane.ask(call("running"));
  void lane.ask(call("waiting"));
  expect(await lane.ask(call("too many"))).toMatchObject(busy);
});

test("closing lets the write that runs finish, and refuses those that wait and come", async () => {
  const { lane, threads } = laneWith({});
  const [running, waiting] = [lane.ask(call("running")), lane.ask(call("waiting"))];
  const closing = lane.close();
  expect(await waiting).toMatchObject({ kind: "closed" });
  expect(await lane.ask(call("late"))).toMatchObject({ kind: "closed" });
  threads[0]?.answer("written");
  expect(await running).toEqual({ is: "answer", answer: "written" });
  await closing;
});

test("when a thread dies in a call, another one goes on with the next", async () => {
  const { lane, threads } = laneWith({});
  const [first, second] = [lane.ask(call("first")), lane.ask(call("second"))];
  threads[0]?.end();
  expect(await first).toEqual(died);
  threads[1]?.answer("two");
  expect(await second).toEqual({ is: "answer", answer: "two" });
});

test("what cannot be sent to a thread fails, and the next call is made", async () => {
  const { lane, threads } = laneWith({ timeLimit: 1000 });
  const [first, second] = [lane.ask(call("unsendable")), lane.ask(call("second"))];
  expect(await first).toMatchObject({ is: "failure", kind: "failed", message: "could not be cloned" });
  threads[0]?.answer("two");
  expect(await second).toEqual({ is: "answer", answer: "two" });
  expect(threads).toHaveLength(1);
});

test("closing twice is closing once, also when the thread has died", async () => {
  const { lane, threads } = laneWith({});
  threads[0]?.end();
  expect(await Promise.all([lane.close(), lane.close()])).toMatchObject([{ is: "answer" }, { is: "answer" }]);
});
