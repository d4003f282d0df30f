import type { Overlay, RepositoryState } from "../store/state.ts";

/** Whether the store still has a revision of an overlay; `current` is what the overlay is now, if it still is. */
export function isReadable(revision: number, current: Overlay | undefined, state: RepositoryState): boolean {
  return revision === current?.revision || revision >= state.oldestOverlayRevision;
}
