import { availableParallelism } from "node:os";

/** One processor stays free, for the pages that show the pictures. */
const spareOne = Math.max(1, availableParallelism() - 1);

/** Tasks that wait at most: the pictures of several cold pages. Each takes a tenth of a second. */
const maxQueue = 300;

/** Why a task was not run: too many wait already. */
export class TooManyWaiting extends Error {
  override readonly name = "TooManyWaiting";
}

/**
 * Lets at most so many tasks run at the same time; the others wait in the order they came. Rejects a task with
 * `TooManyWaiting` when `maxWaiting` are waiting.
 */
export function createTurns(
  maxRunning = spareOne,
  maxWaiting = maxQueue,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = maxRunning;

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async (task) => {
    if (free === 0 && waiting.length >= maxWaiting) throw new TooManyWaiting();
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
