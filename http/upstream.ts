import { setTimeout } from "node:timers/promises";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { requestWithRetry } from "./retry.ts";
import { send, type UpstreamResponse } from "./send.ts";

/** Clock and timer, a parameter so that tests need neither. */
export interface Time {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

export const systemTime: Time = { now: Date.now, wait: (ms) => setTimeout(ms) };

export interface UpstreamOptions {
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds for a whole request: its retries, their waits and the body included. */
  readonly timeoutMs: number;
  /** Largest body; by default many times the largest response of an upstream, a hundred products. */
  readonly maxBytes?: number;
  readonly time?: Time;
}

/** A service that is read over HTTP. Requests through one `Upstream` share one circuit breaker. */
export interface Upstream {
  /** Sends a GET, with retries. Throws `UpstreamError` without a whole 2xx response in time. */
  readonly get: (url: URL | string, headers?: Readonly<Record<string, string>>) => Promise<UpstreamResponse>;
}

export function createUpstream(options: UpstreamOptions): Upstream {
  const { timeoutMs, maxBytes = 16_000_000, time = systemTime } = options;
  const whenClosed = createCircuitBreaker();
  const request = async (url: URL | string, headers: Readonly<Record<string, string>>) => {
    const end = time.now() + timeoutMs;
    const signal = AbortSignal.timeout(timeoutMs);
    const attempt = () => send({ fetch: options.fetch ?? fetch, url, headers, signal, maxBytes, now: time.now });
    return requestWithRetry(attempt, { timeLeft: () => end - time.now(), wait: time.wait });
  };
  return { get: (url, headers = {}) => whenClosed(() => request(url, headers)) };
}
