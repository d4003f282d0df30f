/** A later request of the same session took the turn of one that waited. */
export class SupersededError extends Error {
  override readonly name = "SupersededError";
}

/** More sessions wait than are served. */
export class LaneFullError extends Error {
  override readonly name = "LaneFullError";
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

/** Runs a task in the session's turn. Throws `SupersededError`, `LaneFullError` and the errors of the task. */
export type RunInLane = <Value>(session: string, task: () => Promise<Value>) => Promise<Value>;

const maxWaiting = 32;

/**
 * Creates a lane for renderings of the studio: one at a time, beside the places of visitors. Of a session only the latest
 * request waits, in the session's turn. After a task the lane rests for the milliseconds that `chooseRestMs` returns.
 */
export function createLane(chooseRestMs: () => number = () => 0): RunInLane {
  const waiting = new Map<string, Waiting>();
  let isBusy = false;
  const wait = (session: string) =>
    new Promise<void>((resolve, reject) => {
      const before = waiting.get(session);
      if (before === undefined && waiting.size >= maxWaiting) reject(new LaneFullError("Too many editors wait."));
      else waiting.set(session, { start: resolve, refuse: reject });
      before?.refuse(new SupersededError("A later request of the session is rendered."));
    });
  const startNext = () => {
    const [next] = waiting;
    isBusy = next !== undefined;
    if (next === undefined) return;
    waiting.delete(next[0]);
    next[1].start();
  };
  const rest = () => {
    const ms = chooseRestMs();
    if (ms === 0) startNext();
    else setTimeout(startNext, ms).unref();
  };
  return async (session, task) => {
    if (isBusy) await wait(session);
    isBusy = true;
    try {
      return await task();
    } finally {
      rest();
    }
  };
}
