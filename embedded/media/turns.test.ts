import { expect, test } from "vitest";
import { createTurns, TooManyWaiting } from "./turns.ts";

/** Tasks that end on demand, and the names of those that have begun. */
function tasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  return { begun, task, end: (name: string) => ends.get(name)?.() };
}

test("no more tasks run at the same time than may, the others follow in order", async () => {
  const inTurn = createTurns(2);
  const { begun, task, end } = tasks();
  const [, second] = ["a", "b", "c", "d"].map((name) => inTurn(task(name)));
  expect(begun).toEqual(["a", "b"]);
  end("b");
  await second;
  expect(begun).toEqual(["a", "b", "c"]);
});

test("a task that fails makes room too", async () => {
  const inTurn = createTurns(1);
  const failed = inTurn(() => Promise.reject(new Error("disk")));
  const next = inTurn(async () => "next");
  await expect(failed).rejects.toThrow("disk");
  expect(await next).toBe("next");
});

test("a task beyond the queue is rejected, and none of the others", async () => {
  const inTurn = createTurns(1, 1);
  const { begun, task, end } = tasks();
  const first = inTurn(task("a"));
  const second = inTurn(task("b"));
  await expect(inTurn(task("c"))).rejects.toThrow(TooManyWaiting);
  end("a");
  await first;
  end("b");
  await second;
  expect(begun).toEqual(["a", "b"]);
});
