import { bridge } from "./bridge.ts";

/** Invalidates the pages with one of these tags. A plain `next start` leaves them as they are until they are stale. */
export function invalidatePages(tags: readonly string[]): void {
  if (bridge().process !== undefined) bridge().changed.send(tags);
}
