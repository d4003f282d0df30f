import { createJsonCheck, type JsonLimits } from "./json-bounds.ts";
import { readText } from "./read-text.ts";
import { retryAfterMs } from "./retry.ts";
import { UpstreamError } from "./upstream-error.ts";

/** Largest body of a response that is not a 2xx: enough for a message. */
const maxErrorBytes = 65_536;

export interface UpstreamRequest {
  readonly fetch: typeof fetch;
  readonly url: URL | string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Largest body that is read. */
  readonly limits: JsonLimits;
  /** Epoch milliseconds, for a `retry-after` that is a date. */
  readonly date: () => number;
}

/** A 2xx, read to its end. */
export interface UpstreamResponse {
  readonly status: number;
  readonly body: string;
}

/** Sends one GET. Throws `UpstreamError` without a whole 2xx response. */
export async function send(request: UpstreamRequest): Promise<UpstreamResponse> {
  const { fetch, url, headers, signal, limits, date } = request;
  const response = await follow(fetch, url, { headers, signal }).catch((cause: unknown) => {
    throw new UpstreamError("no response", { kind: toUpstreamFailure(cause), cause });
  });
  const { status } = response;
  if (!response.ok) {
    // A body that breaks off takes nothing from what the status says.
    const body = await readText(response, Math.min(limits.maxBytes, maxErrorBytes)).catch(() => "");
    const wait = retryAfterMs(response.headers.get("retry-after"), date());
    throw new UpstreamError(`responded with ${status}`, { kind: "status", status, body, retryAfterMs: wait });
  }
  const body = await readText(response, limits.maxBytes, createJsonCheck(limits)).catch((cause: unknown) => {
    throw new UpstreamError("response broke off", { kind: toUpstreamFailure(cause), status, cause });
  });
  return { status, body };
}

/** Most redirects of one request. */
const maxRedirects = 5;

/** Follows redirects within an origin. No other origin may receive the headers: they contain keys, or a traveller's cookies. */
async function follow(
  fetch: UpstreamRequest["fetch"],
  url: URL | string,
  options: RequestInit,
  left = maxRedirects,
): Promise<Response> {
  const response = await fetch(url, { ...options, redirect: "manual" });
  const location = response.headers.get("location");
  if (response.status < 300 || response.status > 399 || location === null || left === 0) return response;
  const target = new URL(location, url);
  if (target.origin !== new URL(url).origin) return response;
  await response.body?.cancel();
  return follow(fetch, target, options, left - 1);
}

function toUpstreamFailure(cause: unknown) {
  if (cause instanceof RangeError) return "too-large";
  return cause instanceof Error && cause.name === "TimeoutError" ? "time-out" : "network";
}
