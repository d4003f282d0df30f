import { LRUCache } from "lru-cache";

export interface CacheOptions<Value> {
  readonly load: (key: string) => Promise<Value>;
  /** Whether the value before replaces one that fails to load, until it is loaded again; by default failures are thrown. */
  readonly orStale?: boolean;
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

/** Milliseconds before a load that failed is repeated: a fault must not last longer than itself. */
const retryMs = 3_000;

interface Entry<Value> {
  readonly value: Promise<Value>;
  /** The last value that was loaded. */
  readonly good: { readonly value: Value } | undefined;
  /** Infinity while it loads. */
  readonly expires: number;
  /** Number of invalidations before its load: after another one it is stale. */
  readonly startedAfter: number;
}

export function createCache<Value>({ load, orStale = false, ttlMs, max, now }: CacheOptions<Value>): Cache<Value> {
  const entries = new LRUCache<string, Entry<Value>>({ max });
  let invalidations = 0;
  const start = (key: string, good: Entry<Value>["good"]) => {
    const loading = load(key);
    const value = orStale && good !== undefined ? loading.catch(() => good.value) : loading;
    const entry = { value, good, expires: Infinity, startedAfter: invalidations };
    const isCurrent = () => entries.peek(key)?.value === value;
    entries.set(key, entry);
    loading.then(
      (loaded) => isCurrent() && entries.set(key, { ...entry, good: { value: loaded }, expires: now() + ttlMs }),
      () => {
        if (!isCurrent()) return;
        if (value === loading) entries.delete(key);
        else entries.set(key, { ...entry, expires: now() + Math.min(ttlMs, retryMs) });
      },
    );
    return value;
  };
  const isFresh = ({ expires, startedAfter }: Entry<Value>) => startedAfter === invalidations && expires > now();
  return {
    get: (key) => {
      const known = entries.get(key);
      return known !== undefined && isFresh(known) ? known.value : start(key, known?.good);
    },
    clear: () => {
      for (const [key, { expires }] of entries) if (expires !== Infinity) entries.delete(key);
    },
    invalidate: () => {
      invalidations += 1;
    },
  };
}
