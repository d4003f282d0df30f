import type { Clock } from "../../publishing/loop.ts";

export interface ManualClock extends Clock {
  /** Lets time pass; who waited for no longer is called back. */
  readonly advance: (milliseconds: number) => void;
  /** How long each who waits has still to wait, the shortest first. */
  readonly waits: () => readonly number[];
}

interface Waiting {
  readonly due: number;
  readonly callback: () => void;
}

/** A clock that stands still unless it is advanced; waiting for nothing takes no time. */
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
