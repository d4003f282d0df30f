import { createRequire } from "node:module";

/** Whether the process caches pages (`framework/next/bridge.ts` has the key). */
const isUnderServer = globalThis[Symbol.for("tessera.bridge")]?.process !== undefined;

/** Stores nothing, by the interface of cache handlers that Next documents. */
class NoCache {
  async get() {
    return null;
  }

  async set() {}

  async revalidateTag() {}

  resetRequestCache() {}
}

/**
 * Next's cache of pages: none under `server.ts`, whose response cache has them (`server/pages/`), else Next's own in memory.
 * It is JavaScript because Next loads the file itself, from the path in next.config.mjs.
 */
const PageCache = isUnderServer
  ? NoCache
  : createRequire(import.meta.url)("next/dist/server/lib/incremental-cache/file-system-cache.js").default;

export default PageCache;
