import { expect, test } from "vitest";
import { processLatestOnly } from "./process-latest-only.ts";

test("of the values that come while one is worked on, only the last is worked on", async () => {
  const done: number[] = [];
  const waiting: (() => void)[] = [];
  const work = processLatestOnly(
    async (value: number) =>
      new Promise<void>((resolve) => {
        done.push(value);
        waiting.push(resolve);
      }),
  );
  const finish = async () => {
    waiting.shift()?.();
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  };
  for (const value of [1, 2, 3]) work(value);
  expect(done).toEqual([1]);
  await finish();
  expect(done).toEqual([1, 3]);
  await finish();
  work(4);
  expect(done).toEqual([1, 3, 4]);
});
