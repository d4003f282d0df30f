import { type CircuitBreaker, createCircuitBreaker } from "./circuit-breaker.ts";
import type { JsonLimits } from "./json-bounds.ts";
import { requestWithRetry } from "./retry.ts";
import { send, type UpstreamResponse } from "./send.ts";
import { systemTime, type Time } from "./time.ts";

export interface UpstreamOptions {
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds for a whole request: its retries, their waits and the body included. */
  readonly timeoutMs: number;
  /** Limits of the response of a call that names no limits. */
  readonly limits?: JsonLimits;
  readonly time?: Time;
}

type Headers = Readonly<Record<string, string>>;

/** Four times the largest response that an upstream sends, the calendars of a hundred products (record 27). */
const largest: JsonLimits = { maxBytes: 6_000_000, maxParts: 300_000 };

/** A service that is read over HTTP. Each of its endpoints has a circuit breaker. */
export interface Upstream {
  /** Sends a GET, with retries. Throws `UpstreamError` without a whole 2xx response in time. */
  readonly get: (url: URL | string, headers?: Headers, limits?: JsonLimits) => Promise<UpstreamResponse>;
}

export function createUpstream(options: UpstreamOptions): Upstream {
  const { timeoutMs, limits: usual = largest, time = systemTime } = options;
  const getBreaker = createBreakers(time);
  const request = async (url: URL | string, headers: Headers, limits: JsonLimits) => {
    const end = time.now() + timeoutMs;
    const signal = AbortSignal.timeout(timeoutMs);
    const attempt = () => send({ fetch: options.fetch ?? fetch, url, headers, signal, limits, date: time.date });
    return requestWithRetry(attempt, { timeLeft: () => end - time.now(), wait: time.wait });
  };
  return {
    get: (url, headers = {}, limits = usual) => getBreaker(toEndpoint(url))(() => request(url, headers, limits)),
  };
}

/** Maximum of endpoints with a separate breaker; the others of an upstream share one. */
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
function toEndpoint(url: URL | string): string {
  const { host, pathname } = new URL(url);
  return host + pathname.replaceAll(/\/\d+(?=\/|$)/g, "/{id}");
}
