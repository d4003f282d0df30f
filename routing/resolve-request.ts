import { allowedMethods } from "./allowed-methods.ts";
import { readCookies } from "./cookies.ts";
import { findSiteOfBareName, parseHost } from "./host.ts";
import { refuse, refuseMethod } from "./refusal.ts";
import { isOpenPath, isReservedPath } from "./reserved-path.ts";
import { type Resolution, resolve } from "./resolve.ts";
import type { ViewRegistry } from "./view-registry.ts";

/** A request as it was sent. */
export interface RawRequest {
  readonly method: string | undefined;
  readonly host: string | undefined;
  /** Path and query. */
  readonly target: string;
  /** Cookie header. */
  readonly cookie: string | undefined;
  readonly development: boolean;
}

/** A reserved request is for a fixed path that is not a page, and goes on to Next unchanged. */
export type RequestResolution = Resolution | { readonly kind: "reserved" };

/** Resolves a request before Next sees it: Next would respond to malformed ones with a 500 or its own redirect. */
export function resolveRequest(request: RawRequest, views: ViewRegistry): RequestResolution {
  const [path = "", ...query] = request.target.split("?");
  if (isReservedPath(path)) return complete(path, request, resolveReserved(path, request));
  const { host, development } = request;
  const cookies = readCookies(request.cookie);
  const resolution = resolve({ host, path, query: query.join("?"), cookies, development }, views);
  return complete(path, request, resolution);
}

/** Completes what was resolved: a name without `www.` leads to its site, and the path has to have the method. */
function complete(path: string, request: RawRequest, resolution: RequestResolution): RequestResolution {
  const isUnknown = resolution.kind === "refused" && resolution.reason === "host-unknown";
  return withMethod(path, request, (isUnknown && toSameAddress(request)) || resolution);
}

/** Leads from a name without `www.` to the same address on the site, which decides about the rest (B2). */
function toSameAddress({ host, target }: RawRequest): RequestResolution | undefined {
  const site = findSiteOfBareName(host);
  if (site === undefined || !target.startsWith("/")) return undefined;
  return { kind: "redirect", location: new URL(`https://${site.host}${target}`).href, status: 308 };
}

/** Refuses a resolved request if its path does not have the method. The development server of Next has other paths. */
function withMethod(
  path: string,
  { method = "", development }: RawRequest,
  resolution: RequestResolution,
): RequestResolution {
  if (resolution.kind === "refused" || (development && resolution.kind === "reserved")) return resolution;
  const methods = allowedMethods(path);
  return methods.includes(method) ? resolution : refuseMethod(methods);
}

function resolveReserved(path: string, { host }: RawRequest): RequestResolution {
  const known = parseHost(host);
  if (known.kind === "refused") return known;
  const decoded = decode(path);
  if (decoded === undefined) return refuse("path-malformed");
  return isOpenPath(decoded) ? { kind: "reserved" } : refuse("path-unknown");
}

/** Returns undefined for a path with malformed percent-encoding or with control characters, which end up in logs. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}
