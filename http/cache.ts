import { LRUCache } from "lru-cache";

export interface CacheOptions<Value> {
  /** Loads a value; `stale` is the one before it, if any. */
  readonly load: (key: string, stale: Value | undefined) => Promise<Value>;
  /** Milliseconds that a value stays fresh, counted from when it was loaded. */
  readonly ttlMs: number;
  /** Most keys at a time; the least recently used goes first. */
  readonly max: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

export interface Cache<Value> {
  /** Returns the fresh value, else loads it; all that come meanwhile share one load. A failure is not cached. */
  readonly get: (key: string) => Promise<Value>;
  /** Drops all values. A load under way stays: it is newer than what the caller knows. */
  readonly clear: () => void;
  /** Makes all values stale, also those that are loading now. */
  readonly invalidate: () => void;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly stale: Value | undefined;
  /** Infinity while it loads. */
  readonly expires: number;
  /** Number of invalidations before its load: after another one it is stale. */
  readonly startedAfter: number;
}

export function createCache<Value>({ load, ttlMs, max, now }: CacheOptions<Value>): Cache<Value> {
  const entries = new LRUCache<string, Entry<Value>>({ max });
  let invalidations = 0;
  const start = (key: string, stale: Value | undefined) => {
    const value = load(key, stale);
    const entry = { value, stale, expires: Infinity, startedAfter: invalidations };
    const isCurrent = () => entries.peek(key)?.value === value;
    entries.set(key, entry);
    value.then(
      (loaded) => isCurrent() && entries.set(key, { ...entry, stale: loaded, expires: now() + ttlMs }),
      () => isCurrent() && entries.delete(key),
    );
    return value;
  };
  const isFresh = ({ expires, startedAfter }: Entry<Value>) => startedAfter === invalidations && expires > now();
  return {
    get: (key) => {
      const known = entries.get(key);
      return known !== undefined && isFresh(known) ? known.value : start(key, known?.stale);
    },
    clear: () => {
      for (const [key, { expires }] of entries) if (expires !== Infinity) entries.delete(key);
    },
    invalidate: () => {
      invalidations += 1;
    },
  };
}

/** Makes a load return the stale value where it fails; without one, its failure is thrown. */
export function orStale<Value>(load: (key: string) => Promise<Value>): CacheOptions<Value>["load"] {
  return async (key, stale) => {
    try {
      return await load(key);
    } catch (error) {
      if (stale === undefined) throw error;
      return stale;
    }
  };
}
