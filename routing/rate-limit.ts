import { LRUCache } from "lru-cache";
import { clientNetwork } from "./client-address.ts";

interface RateSettings {
  /** Requests that a client may send at once. */
  readonly burst: number;
  readonly perSecond: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Clients that are remembered; the one that was silent longest is forgotten first. */
const maxClients = 10_000;

/**
 * Returns a function that counts a request of a client. It returns the seconds until the next one is allowed: 0 for now.
 * A client that is refused does not wait longer for trying.
 */
export function createRateLimit({ burst, perSecond, now }: RateSettings): (client: string) => number {
  const buckets = new LRUCache<string, { readonly tokens: number; readonly at: number }>({ max: maxClients });
  return (client) => {
    const key = clientNetwork(client);
    const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: now() };
    const filled = Math.min(burst, tokens + ((now() - at) / 1000) * perSecond);
    const allowed = filled >= 1;
    buckets.set(key, { tokens: allowed ? filled - 1 : filled, at: now() });
    return allowed ? 0 : Math.ceil((1 - filled) / perSecond);
  };
}
