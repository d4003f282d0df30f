import { channel } from "node:diagnostics_channel";
import { createRequire } from "node:module";
import { LRUCache } from "lru-cache";

const require = createRequire(import.meta.url);
const { default: FileSystemCache } = require("next/dist/server/lib/incremental-cache/file-system-cache.js");

/**
 * Milliseconds after which a publication is forgotten: no page is served for longer (`expireTime` in next.config.mjs).
 */
const rememberedMs = 86_400_000;

/** Milliseconds between two attempts to render an invalidated page that could not be rendered. */
const retryMs = 3000;

/** When a publication had a tag last, epoch milliseconds. */
const published = new LRUCache({ max: 100_000, ttl: rememberedMs });

/** Pages that a publication invalidated, and when rendering them again failed last; undefined before. */
const invalidated = new WeakMap();

/** Tells the process which tags were published; `server.ts` repeats the name. */
const publications = channel("tessera:published");

/** Passes the tags of each page that is rendered to the process, whose own cache stores the page (`server/pages/`). */
const rendered = channel("tessera:rendered");

/**
 * Next's cache of pages, in memory, for a site without `server.ts`, where the pages that a publication changes remain. Such a page is rendered before it is
 * sent, so that the first visitor sees the change. While rendering fails, the page before is served. It is JavaScript
 * because Next loads the file itself, from the path in next.config.mjs.
 */
export default class PageCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context);
    if (!entry?.value || !isInvalidated(entry)) return entry;
    if (!invalidated.has(entry.value)) invalidated.set(entry.value, undefined);
    return { ...entry, lastModified: lastModifiedOf(entry) };
  }

  async set(key, value, context) {
    if (value?.kind === "APP_PAGE" && rendered.hasSubscribers) {
      rendered.publish({ tags: tagsOf(value) });
      return;
    }
    // Next stores a page again that it could not render.
    if (value && invalidated.has(value)) invalidated.set(value, now());
    await super.set(key, value, context);
  }

  async revalidateTag(tags) {
    for (const tag of [tags].flat()) published.set(tag, now());
    publications.publish({ tags: [tags].flat() });
  }
}

/** Whether a tag of a page was published after its content was read. */
function isInvalidated({ value, lastModified }) {
  const tags = tagsOf(value);
  const readAt = Number(tags.find((tag) => tag.startsWith("read:"))?.slice("read:".length) ?? lastModified);
  return tags.some((tag) => published.get(tag) >= readAt);
}

function tagsOf({ headers }) {
  return headers?.["x-next-cache-tags"]?.split(",") ?? [];
}

/** Returns -1, for which Next renders before it responds. After a failure it responds first, and renders now and then. */
function lastModifiedOf({ value, cacheControl }) {
  const failedAt = invalidated.get(value);
  if (failedAt === undefined) return -1;
  if (now() - failedAt < retryMs) return now();
  return now() - (Number(cacheControl?.revalidate ?? 1) + 1) * 1000;
}

function now() {
  return performance.timeOrigin + performance.now();
}
