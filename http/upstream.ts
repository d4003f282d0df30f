import { type CircuitBreaker, createCircuitBreaker } from "./circuit-breaker.ts";
import { requestWithRetry } from "./retry.ts";
import { send, type UpstreamResponse } from "./send.ts";
import { systemTime, type Time } from "./time.ts";

export interface UpstreamOptions {
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds for a whole request: its retries, their waits and the body included. */
  readonly timeoutMs: number;
  /** Largest body; by default many times the largest response of an upstream, a hundred products. */
  readonly maxBytes?: number;
  readonly time?: Time;
}

/** A service that is read over HTTP. Each of its endpoints has a circuit breaker. */
export interface Upstream {
  /** Sends a GET, with retries. Throws `UpstreamError` without a whole 2xx response in time. */
  readonly get: (url: URL | string, headers?: Readonly<Record<string, string>>) => Promise<UpstreamResponse>;
}

export function createUpstream(options: UpstreamOptions): Upstream {
  const { timeoutMs, maxBytes = 16_000_000, time = systemTime } = options;
  const breakerOf = createBreakers(time);
  const request = async (url: URL | string, headers: Readonly<Record<string, string>>) => {
    const end = time.now() + timeoutMs;
    const signal = AbortSignal.timeout(timeoutMs);
    const attempt = () => send({ fetch: options.fetch ?? fetch, url, headers, signal, maxBytes, date: time.date });
    return requestWithRetry(attempt, { timeLeft: () => end - time.now(), wait: time.wait });
  };
  return { get: (url, headers = {}) => breakerOf(endpointOf(url))(() => request(url, headers)) };
}

/** Most endpoints of an upstream with a breaker of their own; the others share one. */
const maxEndpoints = 1000;

function createBreakers(time: Time): (endpoint: string) => CircuitBreaker {
  const breakers = new Map<string, CircuitBreaker>();
  return (endpoint) => {
    const name = breakers.has(endpoint) || breakers.size < maxEndpoints ? endpoint : "others";
    const breaker = breakers.get(name) ?? createCircuitBreaker(time);
    breakers.set(name, breaker);
    return breaker;
  };
}

/** Returns what the calls of one kind share: `https://a.example/v6/things/50001/?page=2` → `a.example/v6/things/{id}/` */
function endpointOf(url: URL | string): string {
  const { host, pathname } = new URL(url);
  return host + pathname.replaceAll(/\/\d+(?=\/|$)/g, "/{id}");
}
