import { availableParallelism } from "node:os";

/** One processor stays free, for the pages that show the pictures. */
const spareOne = Math.max(1, availableParallelism() - 1);

/** Lets at most so many tasks run at the same time; the others wait in the order they came. */
export function createTurns(most = spareOne): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = most;

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
