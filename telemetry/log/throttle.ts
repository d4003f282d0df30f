import { LRUCache } from "lru-cache";

/** How many lines may be written. */
interface Rate {
  readonly perSecond: number;
  /** Most lines at once. */
  readonly burst: number;
}

export interface Bounds {
  /** Milliseconds in which the same line is written once. */
  readonly identicalMs: number;
  /** Of all lines. */
  readonly total: Rate;
  /** Of the lines of one event: none may hide the others. */
  readonly ofEvent: Rate;
  /** Events with a separate rate, outside of all other bounds. The same line of them may repeat. */
  readonly ownRates?: Readonly<Record<string, Rate>>;
}

export interface Throttle {
  /** Whether a line may be written now. Equal lines have the same identity. */
  readonly admits: (event: string, identity: string) => boolean;
  /** Returns how many lines were omitted since the last call, by event. */
  readonly takeOmitted: () => ReadonlyMap<string, number>;
}

/**
 * Bounds what a fault or a visitor can make the process write. `now` returns milliseconds of a clock that never goes
 * back.
 */
export function createThrottle({ identicalMs, total, ofEvent, ownRates = {} }: Bounds, now: () => number): Throttle {
  const written = new LRUCache<string, number>({ max: 2_000 });
  const events = new Map<string, () => boolean>();
  const takeFromAll = createBucket(total, now);
  let omitted = new Map<string, number>();
  const takeFromEvent = (event: string) => {
    const take = events.get(event) ?? createBucket(ownRates[event] ?? ofEvent, now);
    events.set(event, take);
    return take();
  };
  const isRepeated = (identity: string) => (written.get(identity) ?? -Infinity) > now() - identicalMs;
  const mayWrite = (event: string, identity: string) => {
    if (event in ownRates) return takeFromEvent(event);
    if (isRepeated(identity) || !takeFromEvent(event) || !takeFromAll()) return false;
    written.set(identity, now());
    return true;
  };
  return {
    admits: (event, identity) => {
      const admitted = mayWrite(event, identity);
      if (!admitted) omitted.set(event, (omitted.get(event) ?? 0) + 1);
      return admitted;
    },
    takeOmitted: () => {
      const taken = omitted;
      omitted = new Map();
      return taken;
    },
  };
}

/** Returns a function that takes one line from a bucket, and says whether it could. */
function createBucket({ perSecond, burst }: Rate, now: () => number): () => boolean {
  let lines = burst;
  let filledAt = now();
  return () => {
    const time = now();
    lines = Math.min(burst, lines + ((time - filledAt) / 1000) * perSecond);
    filledAt = time;
    if (lines < 1) return false;
    lines -= 1;
    return true;
  };
}
