import { channel, subscribe } from "node:diagnostics_channel";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { default: FileSystemCache } = require("next/dist/server/lib/incremental-cache/file-system-cache.js");

/** Tells the process which tags were published; `server/pages/create-pages.ts` repeats the name. */
const publications = channel("tessera:published");

/** Tells the process the tags of each page that is rendered; `server/pages/rendered-tags.ts` repeats the name. */
const rendered = channel("tessera:rendered");

/** Profile that `revalidateTag(tag, "max")` passes, in seconds. */
const year = { expire: 31_536_000 };

/**
 * Next's cache of pages, in memory. Under `server.ts` it stores no page, since the response cache does (`server/pages/`).
 * Without `server.ts` the pages that a publication changes are stale: Next renders them behind their next response. It is
 * JavaScript because Next loads the file itself, from the path in next.config.mjs.
 */
export default class PageCache extends FileSystemCache {
  async set(key, value, context) {
    if (value?.kind === "APP_PAGE" && rendered.hasSubscribers)
      rendered.publish({ tags: value.headers?.["x-next-cache-tags"]?.split(",") ?? [] });
    else await super.set(key, value, context);
  }

  async revalidateTag(tags, durations) {
    publications.publish({ tags: [tags].flat() });
    await super.revalidateTag(tags, durations);
  }
}

// Tags that change outside of requests; `framework/next/invalidate-pages.ts` repeats the name.
subscribe("tessera:changed", ({ tags }) => void PageCache.prototype.revalidateTag(tags, year));
