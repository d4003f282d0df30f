import { noStore, type PageStore } from "../pages/page-store.ts";

export interface LateStore extends PageStore {
  /** Goes on with another store. */
  readonly use: (store: PageStore) => void;
  /** Whether nothing is stored. */
  readonly isEmpty: () => boolean;
}

/** A store that is empty until the process has read its settings. */
export function createLateStore(): LateStore {
  const listeners: Parameters<PageStore["onPublished"]>[0][] = [];
  let current = noStore;
  return {
    use: (store) => {
      current = store;
      for (const listener of listeners) store.onPublished(listener);
    },
    isEmpty: () => current === noStore,
    get: (key) => current.get(key),
    set: (key, page) => current.set(key, page),
    publish: (publication) => current.publish(publication),
    onPublished: (listener) => {
      listeners.push(listener);
      current.onPublished(listener);
    },
    noteRef: (ref) => current.noteRef(ref),
    close: () => current.close(),
  };
}
