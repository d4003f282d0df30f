import type { JsonReply } from "./json-response.ts";

interface Call {
  readonly method: string;
  readonly path: string;
  /** As sent, without the question mark and without secrets. */
  readonly query: string;
}

const capacity = 1000;

/** Access tokens and ids of previews, percent-encoded up to twice. */
const secrets = /(access_token=|websitePreviewId(?:=|%(?:25)?3D)|(?::|%(?:25)?3A)p-)[\w-]+/gi;

/**
 * Counts the calls of a service, for tests; pictures and controls do not count. Records a call and returns undefined.
 * Returns a response for `GET /__calls`: the calls since the last `DELETE /__calls`, at most the last 1000.
 */
export function createCallLog(): (method: string, url: URL) => JsonReply | undefined {
  let calls: readonly Call[] = [];
  return (method, { pathname, search }) => {
    if (pathname === "/__calls" && method === "GET") return { status: 200, body: calls };
    if (pathname === "/__calls" && method === "DELETE") {
      calls = [];
      return { status: 200, body: [] };
    }
    if (pathname.startsWith("/media/") || pathname.startsWith("/__")) return undefined;
    calls = [...calls, { method, path: pathname, query: search.slice(1).replace(secrets, "$1-") }].slice(-capacity);
    return undefined;
  };
}
