import { LRUCache } from "lru-cache";

/** Milliseconds that a failure is remembered. */
const rememberedMs = 1_000;

/**
 * Makes a function that failed for a key fail again at once, for a second. Next renders a failed page twice, and each
 * rendering would wait for the same time-out.
 */
export function rememberFailures<Value>(run: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const failures = new LRUCache<string, { readonly error: unknown }>({ max: 1_000, ttl: rememberedMs });
  return async (key) => {
    const known = failures.get(key);
    if (known !== undefined) throw known.error;
    try {
      return await run(key);
    } catch (error) {
      failures.set(key, { error });
      throw error;
    }
  };
}
