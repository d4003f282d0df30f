import { LRUCache } from "lru-cache";
import { readCookies } from "../../routing/cookies.ts";
import { type RawRequest, type RequestResolution, resolveRequest } from "../../routing/resolve-request.ts";
import type { ViewRegistry } from "../../routing/view-registry.ts";

/** In characters. A longer address is resolved each time. */
const maxLength = 512;

/** Returns a function that resolves requests, and remembers the last ones by all that it reads of them. */
export function createResolver(views: ViewRegistry): (request: RawRequest) => RequestResolution {
  const known = new LRUCache<string, RequestResolution>({ max: 10_000 });
  return (request) => {
    const key = toRequestKey(request);
    if (key.length > maxLength) return resolveRequest(request, views);
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const resolution = resolveRequest(request, views);
    known.set(key, resolution);
    return resolution;
  };
}

function toRequestKey({ method, host, target, cookie }: RawRequest): string {
  if (cookie === undefined) return [method, host, target].join("\n");
  const { currency = "", previewing } = readCookies(cookie);
  return [method, host, target, currency, previewing].join("\n");
}
