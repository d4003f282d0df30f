import { beforeEach, expect, it, vi } from "vitest";
import { Attempts } from "./attempts.ts";
import { Bulkhead, type Priority, type Ticket } from "./bulkhead.ts";

const limits = {
  concurrency: 2,
  slowAfterMs: 1_000,
  total: 4,
  queue: { "default-view": 3, currency: 2, view: 2, background: 2 },
  ofClient: 2,
  clientShare: 0.5,
  patienceMs: 5_000,
};

beforeEach(() => {
  vi.useFakeTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Makes a bulkhead whose tasks end when the test ends them. */
function start() {
  const bulkhead = new Bulkhead(limits);
  const started: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, priority: Priority = "view", client?: string) => {
    const ticket: Ticket = { priority, abandoned: false, waitingClients: [client] };
    const result = bulkhead.run(ticket, () => {
      started.push(name);
      return new Promise<void>((resolve) => void ends.set(name, resolve));
    });
    result.catch((error: unknown) => void refused.push(`${name}: ${String(error)}`));
    return ticket;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { bulkhead, started, refused, run, end };
}

it("runs two tasks at a time, the others in their turn", async () => {
  const { run, started, end } = start();
  for (const name of ["a", "b", "c", "d"]) run(name);
  expect(started).toEqual(["a", "b"]);
  await end("b");
  expect(started).toEqual(["a", "b", "c"]);
  await end("a");
  expect(started).toEqual(["a", "b", "c", "d"]);
});

it("refuses what the queue has no room for, on arrival; views with parameters never fill the queue of default views", async () => {
  const { run, refused, started } = start();
  for (const name of ["a", "b", "c", "d", "e"]) run(name);
  run("rome", "default-view");
  await settle();
  expect(refused).toEqual(["e: OverloadError: The queue is full."]);
  expect(started).toEqual(["a", "b"]);
});

it("I10: one client has its share of a queue, and the others have the rest", async () => {
  const { run, refused } = start();
  for (const name of ["a", "b", "c", "d"]) run(name, "view", "203.0.113.9");
  run("rome", "view", "203.0.113.10");
  await settle();
  expect(refused).toEqual(["d: OverloadError: The queue is full."]);
});

it("I10: while an upstream is slow, one client runs a half of the tasks, and the others run the rest", async () => {
  const { run, started, end } = start();
  for (const name of ["a", "b"]) run(name, "view", "203.0.113.9");
  await vi.advanceTimersByTimeAsync(1_000);
  run("c", "default-view", "203.0.113.9");
  run("rome", "view", "203.0.113.10");
  expect(started).toEqual(["a", "b", "rome"]);
  await end("a");
  expect(started).toEqual(["a", "b", "rome", "c"]);
});

it("I10: what a client may not run yet is refused after five seconds", async () => {
  const { run, refused } = start();
  for (const name of ["a", "b"]) run(name, "view", "203.0.113.9");
  await vi.advanceTimersByTimeAsync(1_000);
  run("c", "view", "203.0.113.9");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(refused).toEqual(["c: OverloadError: The queue is slow."]);
});

it("I10: what another client waits for too starts at once, in the share of that client", async () => {
  const { bulkhead, run, started } = start();
  const attempts = new Attempts<void>();
  const join = (client: string) =>
    void attempts.join("rome", { priority: "view", client }, (ticket) =>
      bulkhead.run(ticket, () => {
        started.push("rome");
        return new Promise(() => {});
      }),
    );
  for (const name of ["a", "b"]) run(name, "view", "203.0.113.9");
  await vi.advanceTimersByTimeAsync(1_000);
  join("203.0.113.9");
  expect(started).toEqual(["a", "b"]);
  join("203.0.113.10");
  await settle();
  expect(started).toEqual(["a", "b", "rome"]);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const name of ["c", "d"]) run(name, "view", "203.0.113.10");
  expect(started).toEqual(["a", "b", "rome", "c"]);
});

it("default views go first, then currencies, then views with parameters, then the background", async () => {
  const { run, started, end } = start();
  for (const name of ["a", "b"]) run(name);
  run("refresh", "background");
  run("page=2");
  run("rome in USD", "currency");
  run("rome", "default-view");
  await end("a");
  await end("rome");
  await end("rome in USD");
  expect(started).toEqual(["a", "b", "rome", "rome in USD", "page=2"]);
  await end("page=2");
  expect(started.at(-1)).toBe("refresh");
});

it("the background has a turn while visitors go on coming", async () => {
  const { run, started, end } = start();
  for (const name of ["a", "b"]) run(name);
  run("refresh", "background");
  for (let visit = 0; !started.includes("refresh") && visit < 8; visit += 1) {
    run(`rome ${visit}`, "default-view");
    await end(started.at(-1) ?? "");
  }
  expect(started).toContain("refresh");
});

it("a task whose priority rises overtakes", async () => {
  const { run, started, end } = start();
  for (const name of ["a", "b", "c"]) run(name);
  const ticket = run("refresh", "background");
  ticket.priority = "default-view";
  await end("a");
  expect(started).toEqual(["a", "b", "refresh"]);
});

it("a client that leaves frees its place", async () => {
  const { run, started, refused, end } = start();
  for (const name of ["a", "b"]) run(name);
  const left = run("c");
  run("d");
  left.abandoned = true;
  run("e");
  await end("a");
  expect(started).toEqual(["a", "b", "d"]);
  expect(refused).toEqual(["c: OverloadError: Nobody waits for it."]);
});

it("a slow task frees its slot after a second, up to four tasks in all; nothing waits for longer than five seconds", async () => {
  const { run, started, refused } = start();
  for (const name of ["a", "b", "c", "d"]) run(name);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(started).toEqual(["a", "b", "c", "d"]);
  run("e");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(started).not.toContain("e");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(refused).toEqual(["e: OverloadError: The queue is slow."]);
});

it("passes on what a task throws, and frees its slot", async () => {
  const { bulkhead, run, started } = start();
  const ticket: Ticket = { priority: "view", abandoned: false, waitingClients: [undefined] };
  for (const failure of ["one", "two"])
    await expect(bulkhead.run(ticket, () => Promise.reject(new Error(failure)))).rejects.toThrow(failure);
  run("a");
  expect(started).toEqual(["a"]);
});
