import { revalidateTag } from "next/cache";
import { bridge } from "./bridge.ts";

/**
 * Invalidates the pages with one of these tags. In a plain `next start` only a request can: outside of one, pages stay as
 * they are until they are stale.
 */
export function invalidatePages(tags: readonly string[]): void {
  if (bridge().process !== undefined) bridge().changed.send(tags);
}

/** Invalidates the pages with one of these tags, in the handling of a request. */
export function invalidatePagesInRequest(tags: readonly string[]): void {
  invalidatePages(tags);
  if (bridge().process === undefined) for (const tag of tags) revalidateTag(tag, "max");
}
