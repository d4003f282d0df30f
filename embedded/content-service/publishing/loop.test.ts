import { expect, test, vi } from "vitest";
import { eventually } from "../tests/support/eventually.ts";
import { manualClock } from "../tests/support/manual-clock.ts";
import { startLoop } from "./loop.ts";

const never = Number.POSITIVE_INFINITY;

function count(...waits: readonly (number | Error)[]) {
  const clock = manualClock();
  const failed = vi.fn();
  let steps = 0;
  const step = async () => {
    const wait = waits[steps++] ?? never;
    if (wait instanceof Error) throw wait;
    return wait;
  };
  const loop = startLoop({ step, clock, maxWait: 30, failed });
  const reaches = (expected: number, ...expectedWaits: readonly number[]) =>
    eventually(() => expect([steps, clock.waits()]).toEqual([expected, expectedWaits]));
  return { clock, failed, loop, reaches };
}

test("takes the first step at once and the next when it is due", async () => {
  const { clock, reaches } = count(20);
  await reaches(1, 20);
  clock.advance(19);
  await reaches(1, 1);
  clock.advance(1);
  await reaches(2, 30);
});

test("never waits longer than the longest wait", async () => {
  await count(1000).reaches(1, 30);
});

test("goes on after a step that failed, later", async () => {
  const { clock, failed, reaches } = count(new Error("no"), never);
  await reaches(1, 30);
  expect(failed).toHaveBeenCalledWith(new Error("no"));
  clock.advance(30);
  await reaches(2, 30);
});

test("wake takes a step now, in place of the one that was due", async () => {
  const { loop, reaches } = count(20);
  await reaches(1, 20);
  loop.wake();
  await reaches(2, 30);
});

test("wake during a step takes one more, never two at a time", async () => {
  const clock = manualClock();
  const finish: (() => void)[] = [];
  const step = () => new Promise<number>((resolve) => finish.push(() => resolve(never)));
  const loop = startLoop({ step, clock, maxWait: 30, failed: vi.fn() });
  loop.wake();
  loop.wake();
  expect(finish).toHaveLength(1);
  finish[0]?.();
  await eventually(() => expect(finish).toHaveLength(2));
  finish[1]?.();
  await eventually(() => expect(clock.waits()).toEqual([30]));
  expect(finish).toHaveLength(2);
});

test("stop tells the running step, waits for its end and takes no more", async () => {
  const clock = manualClock();
  let ended = false;
  const step = (signal: AbortSignal) =>
    new Promise<number>((resolve) => {
      signal.addEventListener("abort", () => {
        ended = true;
        resolve(0);
      });
    });
  const loop = startLoop({ step, clock, maxWait: 30, failed: vi.fn() });
  await loop.stop();
  loop.wake();
  expect([ended, clock.waits()]).toEqual([true, []]);
});
