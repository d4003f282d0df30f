import type { PageKey } from "./page-key.ts";
import type { StoredPage } from "./stored-page.ts";

/** Tags of changed documents, and when they changed, epoch milliseconds. */
export interface Publication {
  readonly tags: readonly string[];
  readonly at: number;
}

/**
 * Pages beyond the memory of this process: on its disk, or shared by machines. Never throws and never rejects: a store that
 * fails or hangs is as good as empty within 150 ms.
 */
export interface PageStore {
  /** Returns a page of any age and any build. */
  readonly get: (key: PageKey) => Promise<StoredPage | undefined>;
  readonly set: (key: PageKey, page: StoredPage) => void;
  /** Notifies the other machines, and remembers the publication for those that start later. */
  readonly publish: (publication: Publication) => void;
  /** Calls the listener for publications of other machines, and for remembered ones. */
  readonly onPublished: (listener: (publication: Publication) => void) => void;
  /** Receives the content's ref, whenever it was read and no publication came meanwhile. */
  readonly noteRef: (ref: string) => void;
  readonly close: () => Promise<void>;
}

/** A store without pages: the memory of this process is all there is. */
export const noStore: PageStore = {
  get: async () => undefined,
  set: () => {},
  publish: () => {},
  onPublished: () => {},
  noteRef: () => {},
  close: async () => {},
};
