import { waitAtMost } from "./wait-at-most.ts";

interface RefreshedOptions<Value> {
  /** Never rejects. It may take long, or forever. */
  readonly load: () => Promise<Value>;
  /** Milliseconds after which a value is loaded again by the next call. */
  readonly freshMs: number;
  /** Longest wait for the first value, in milliseconds. */
  readonly firstMs: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/**
 * Returns a function that returns the last value at once, and loads the next one behind it. All callers share one load. Before
 * the first value it waits, and returns undefined if that takes too long.
 */
export function refreshed<Value>(options: RefreshedOptions<Value>): () => Promise<Value | undefined> {
  const { load, freshMs, firstMs, now } = options;
  let last: { readonly value: Value; readonly expires: number } | undefined;
  let loading: Promise<Value> | undefined;
  const start = async () => {
    const value = await load();
    last = { value, expires: now() + freshMs };
    loading = undefined;
    return value;
  };
  return async () => {
    if (last !== undefined && last.expires > now()) return last.value;
    loading ??= start();
    return last === undefined ? waitAtMost(firstMs, loading).catch(() => undefined) : last.value;
  };
}
