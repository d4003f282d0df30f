import { type JsonReply, jsonResponse } from "@tessera/runtime/http/json-response.ts";
import type { MiddlewareHandler } from "hono";

/** Middleware that refuses requests above a rate; `now` returns milliseconds of a clock that never goes back. */
export function limitRate(perSecond: number, now: () => number): MiddlewareHandler {
  const limited = createRateLimit(perSecond, now);
  return async (_, next) => {
    const refused = limited();
    return refused ? jsonResponse(refused) : next();
  };
}

/**
 * Creates a token bucket of one second; returns undefined below the limit, else the 429 response. Without
 * `retry-after`, clients would retry immediately.
 */
export function createRateLimit(perSecond: number, now: () => number): () => JsonReply | undefined {
  const capacity = Math.max(perSecond, 1);
  let tokens = capacity;
  let filledAt = now();
  return () => {
    const time = now();
    tokens = Math.min(capacity, tokens + (Math.max(time - filledAt, 0) / 1000) * perSecond);
    filledAt = time;
    if (tokens < 1) return tooMany(Math.ceil((1 - tokens) / perSecond));
    tokens -= 1;
    return undefined;
  };
}

function tooMany(seconds: number): JsonReply {
  const message = `Too many requests: try again in ${seconds} s.`;
  return {
    status: 429,
    body: { type: "api_rate_limit_error", message, error: message },
    headers: { "retry-after": `${seconds}` },
  };
}
