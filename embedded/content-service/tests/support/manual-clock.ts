import type { Clock } from "../../publishing/loop.ts";

export interface ManualClock extends Clock {
  /** Advances the time and calls back all due timers. */
  readonly advance: (milliseconds: number) => void;
  /** Returns the remaining waits, the shortest first. */
  readonly waits: () => readonly number[];
}

interface Waiting {
  readonly due: number;
  readonly callback: () => void;
}

/** Creates a clock that only `advance` moves. */
export function manualClock(start = Date.now()): ManualClock {
  let now = start;
  let waiting: readonly Waiting[] = [];

  function callDue(): void {
    const due = waiting.filter((one) => one.due <= now);
    waiting = waiting.filter((one) => one.due > now);
    for (const { callback } of due) callback();
  }

  return {
    now: () => now,
    after: (milliseconds, callback) => {
      const one: Waiting = { due: now + milliseconds, callback };
      waiting = [...waiting, one];
      if (milliseconds <= 0) setImmediate(callDue);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    advance: (milliseconds) => {
      now += milliseconds;
      callDue();
    },
    waits: () => waiting.map(({ due }) => due - now).sort((one, other) => one - other),
  };
}
