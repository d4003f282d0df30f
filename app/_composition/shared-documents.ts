import type { ContentClient } from "../../content/client/content-service.ts";
import { createCache } from "../../http/cache.ts";
import { systemTime } from "../../http/time.ts";
import type { Ports } from "../../renderer/ports.ts";
import { environment } from "./environment.ts";

interface SharedDocuments {
  readonly ofHost: Ports["sharedDocuments"];
  /** Makes the next page read them again. */
  readonly invalidate: () => void;
}

/**
 * Caches header and footer of a host, in all languages: one query a minute, whatever the number of pages. While the
 * service is down they stay as they were. In development nothing is cached, so that a change shows on the next load.
 */
export function createSharedDocuments(content: ContentClient, types: readonly string[]): SharedDocuments {
  const cache = createCache({
    load: (host) => content.ofHost(host, types),
    orStale: true,
    ttlMs: environment.development ? 0 : 60_000,
    max: 500,
    now: systemTime.now,
  });
  return { ofHost: cache.get, invalidate: cache.invalidate };
}
