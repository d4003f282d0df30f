import type { ContentStore } from "../store/content-store.ts";

/** Readers may go on with what they began to read, milliseconds. */
const readableFor = 3_600_000;

/** Makes the step that forgets revisions nobody may read any more. */
export function pruneOld(store: Pick<ContentStore, "prune">, now: () => number): () => Promise<number> {
  return async () => {
    await store.prune(now() - readableFor);
    return Number.POSITIVE_INFINITY;
  };
}
