import { createCache, orStale } from "../../http/cache.ts";
import { ports } from "./composition.ts";
import { environment } from "./environment.ts";

export const sharedTypes = ["common_header", "common_footer"];

/**
 * Caches header and footer of a host, in all languages: one query a minute, whatever the number of pages. While the
 * service is down they stay as they were. In development nothing is cached, so that a change shows on the next load.
 */
const cache = createCache({
  load: orStale((host) => ports.content.ofHost(host, sharedTypes)),
  ttlMs: environment.development ? 0 : 60_000,
  max: 500,
  now: ports.now,
});

/** Returns the documents that all pages of a host share. */
export const sharedDocuments = cache.get;
