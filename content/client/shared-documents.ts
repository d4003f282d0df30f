import type { ContentClient } from "./content-service.ts";
import { createCache } from "../../http/cache.ts";
import { systemTime } from "../../http/time.ts";

interface SharedDocuments {
  readonly ofHost: (host: string) => ReturnType<ContentClient["ofHost"]>;
  /** Makes the next page read them again. */
  readonly invalidate: () => void;
}

/**
 * Caches header and footer of a host, in all languages: one query each `ttlMs`, whatever the number of pages. While the
 * service is down they stay as they were. `ttlMs` is in milliseconds; 0 caches nothing.
 */
export function createSharedDocuments(
  content: Pick<ContentClient, "ofHost">,
  types: readonly string[],
  ttlMs: number,
): SharedDocuments {
  const cache = createCache({
    load: (host) => content.ofHost(host, types),
    orStale: true,
    ttlMs,
    max: 500,
    now: systemTime.now,
  });
  return { ofHost: cache.get, invalidate: cache.invalidate };
}
