import { UpstreamError } from "./upstream-error.ts";

const transientStatuses = new Set([500, 502, 503, 504]);

/** Milliseconds after 429 without `retry-after` (J10), and the shortest wait: none at all would be a storm. */
const defaultWait = 1000;
const minWait = 100;

/** Longest random addition to a wait, in milliseconds: requests that were refused together must not return together. */
const jitter = 500;

interface RetryTiming {
  /** Milliseconds until the request's time-out. */
  readonly timeLeft: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly random?: () => number;
}

/**
 * Repeats a request that is safe to repeat, while the wait fits in the time left. It repeats once after a failure of
 * the network or of the upstream, and after every 429 (I9). Throws the last attempt's error.
 */
export async function requestWithRetry<Response>(
  attempt: () => Promise<Response>,
  timing: RetryTiming,
  transientRetries = 1,
): Promise<Response> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const limited = error.status === 429;
    const delay = limited || (transientRetries > 0 && isTransient(error)) ? delayAfter(error, timing) : Infinity;
    if (delay >= timing.timeLeft()) throw error;
    await timing.wait(delay);
    return requestWithRetry(attempt, timing, limited ? transientRetries : transientRetries - 1);
  }
}

function isTransient({ kind, status }: UpstreamError): boolean {
  return kind === "network" || (status !== undefined && transientStatuses.has(status));
}

/** Never less than the upstream wants, and never at once. */
function delayAfter({ status, retryAfterMs: wanted }: UpstreamError, { random = Math.random }: RetryTiming): number {
  const wait = wanted ?? (status === 429 ? defaultWait : undefined);
  return wait === undefined ? minWait * (0.5 + random()) : Math.max(minWait, wait) + jitter * random();
}

/**
 * Milliseconds that a `retry-after` header says to wait, in seconds or as a date (RFC 9110 §10.2.3). Undefined when it
 * is neither.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
