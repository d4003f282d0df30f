import { isNetworkError } from "./is-network-error.ts";
import type { ProviderError } from "../catalog/provider/provider-error.ts";

const transientStatuses = new Set([500, 502, 503, 504]);

/** Milliseconds, where a provider with too many requests does not say how long to wait. */
const defaultWait = 1000;

/**
 * Milliseconds to wait before asking again; undefined when it would be of no use. Without word from the provider the
 * wait is random, so that calls which failed together do not come back together.
 */
export function retryDelay({ status, cause, retryAfterMs }: ProviderError, random = Math.random): number | undefined {
  if (status === 429) return retryAfterMs ?? defaultWait;
  if (isNetworkError(cause) || (status !== undefined && transientStatuses.has(status)))
    return retryAfterMs ?? 50 + 100 * random();
  return undefined;
}
