import type { JsonReply } from "../../http/send-json.ts";

/**
 * A bucket of tokens that holds those of one second: gives undefined while it has some, then the answer that says when
 * to come back. Clients wait as long as `retry-after` says, and without it ask again at once.
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
