import { channel } from "node:diagnostics_channel";

/** The cache of pages listens to it (`framework/next/page-cache.mjs` has the same name). */
const changed = channel("tessera:changed");

/** Invalidates the pages with one of these cache tags, also where Next's `revalidateTag` throws: outside of requests. */
export function invalidatePages(tags: readonly string[]): void {
  if (tags.length > 0) changed.publish({ tags });
}
