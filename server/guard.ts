import type { IncomingMessage } from "node:http";
import { isReservedPath } from "../routing/is-reserved-path.ts";
import { parseHost } from "../routing/parse-host.ts";
import { type Refused, refuse } from "../routing/refusal.ts";
import { toResolveRequest } from "../routing/to-resolve-request.ts";
import { type Resolution, resolve } from "../routing/resolve.ts";
import { internalHeader, internalToken } from "./missing-pages.ts";

type GuardedRequest = Pick<IncomingMessage, "method" | "headers" | "url">;

export type Answer = Exclude<Resolution, { readonly kind: "page" }>;

/**
 * What becomes of a request before Next, which meets odd hosts and paths with a 500 or a redirect of its own: an answer,
 * or the page that Next shall draw. Undefined for what is no page and may pass.
 */
export function guard({ method, headers, url = "" }: GuardedRequest, development: boolean): Resolution | undefined {
  const { host, cookie } = headers;
  const request = toResolveRequest({ host, target: url, cookie, development });
  if (isInternal(request.path)) return headers[internalHeader] === internalToken ? undefined : refuse("path-unknown");
  if (isReservedPath(request.path)) return guardReserved(method, host, request.path);
  const resolution = resolve(request);
  const readable = method === "GET" || method === "HEAD";
  return resolution.kind === "page" && !readable ? refuse("method-unknown") : resolution;
}

/** Only the server itself asks for the first, and only the proxy leads to the second. */
function isInternal(path: string): boolean {
  return path.startsWith("/not-found-page/") || path.startsWith("/preview-page/");
}

function guardReserved(method: string | undefined, host: string | undefined, path: string): Refused | undefined {
  if (method === "TRACE") return refuse("method-unknown");
  const known = parseHost(host);
  if (known.kind === "refused") return known;
  if (!isDecodable(path)) return refuse("path-malformed");
  // Data requests of another router: Next would take the page's internal path out of them.
  const forbidden = /^\/_next\/data\/|\/\/|\\|\/\.\.?(?:\/|$)/.test(decodeURIComponent(path));
  return forbidden ? refuse("path-unknown") : undefined;
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}
