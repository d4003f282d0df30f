import { revalidateTag } from "next/cache";
import { bridge } from "./bridge.ts";
import { invalidatePages } from "./invalidate-pages.ts";

/** Invalidates the pages with one of these tags, in the handling of a request. A plain `next start` can only do it there. */
export function invalidatePagesInRequest(tags: readonly string[]): void {
  invalidatePages(tags);
  if (bridge().process === undefined) for (const tag of tags) revalidateTag(tag, "max");
}
