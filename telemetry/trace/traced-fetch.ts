import { callWhenSettled, type Observations } from "./observations.ts";

interface TracedFetchOptions {
  readonly observations: Pick<Observations, "current">;
  /** Sends the requests. */
  readonly fetch: typeof fetch;
  /** Origins of the site itself, `https://www.site.example`. */
  readonly ownOrigins: readonly string[];
}

/**
 * Returns a `fetch` whose requests are spans of the trace that waits for them. The tracing header goes
 * to loopback and to the site's own origins, never to a third party (H30).
 */
export function createTracedFetch({ observations, fetch, ownOrigins }: TracedFetchOptions): typeof globalThis.fetch {
  const own = new Set(ownOrigins);
  return async (input, init) => {
    const parent = observations.current()?.span;
    if (parent === undefined) return fetch(input, init);
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    // Without its query, which may have keys.
    const attributes = { "http.request.method": method, "server.address": url.host, "url.path": url.pathname };
    const span = parent.child(`${method} ${url.host}`, "client", attributes);
    return callWhenSettled(async () => {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
      if (own.has(url.origin) || isLoopback(url.hostname)) headers.set("traceparent", span.traceparent);
      const response = await fetch(input, { ...init, headers });
      span.set({ "http.response.status_code": response.status });
      return response;
    }, span.end);
  };
}

/** `localhost`, a name below it, `127.0.0.1` and its network, or `[::1]`. */
function isLoopback(hostname: string): boolean {
  return /^(?:(?:[\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
