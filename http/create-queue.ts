/** Too much runs or waits. */
export class BusyError extends Error {
  override readonly name = "BusyError";
}

interface QueueLimits {
  /** Tasks at a time. */
  readonly concurrency: number;
  /** Tasks that may wait. */
  readonly queue: number;
}

/** Runs a task in its turn. Throws `BusyError` where too many wait. */
export type RunInTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Creates a queue that runs tasks in the order in which they come. */
export function createQueue({ concurrency, queue }: QueueLimits): RunInTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < concurrency) running += 1;
    else if (waiting.length < queue) await new Promise<void>((resolve) => void waiting.push(resolve));
    else throw new BusyError(`${running} tasks run, and ${waiting.length} wait.`);
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
