import { compressBetter } from "./compress.ts";
import type { PageKey } from "./page-key.ts";
import type { PageMemory } from "./page-memory.ts";
import type { StoredPage } from "./stored-page.ts";

/** Pages that may wait. Those beyond stay as they are until they are rendered again. */
const maxWaiting = 8;

/**
 * Returns a function that compresses the default view of a page as well as possible. It works behind the responses, on one
 * page at a time. As long as its HTML stays the same, later renderings have that body too.
 */
export function createImprover(memory: PageMemory): (key: PageKey, page: StoredPage) => void {
  const improved = new WeakSet<object>();
  let waiting = 0;
  let last = Promise.resolve();
  return (key, page) => {
    const { body } = page;
    if (body === undefined || improved.has(body) || key.pageClass !== "default-view" || waiting >= maxWaiting) return;
    waiting += 1;
    const improve = async () => {
      const better = await compressBetter(body);
      improved.add(better);
      if (memory.get(key) === page) memory.set(key, { ...page, body: better });
    };
    last = last
      .then(improve)
      .catch(() => {})
      .finally(() => {
        waiting -= 1;
      });
  };
}
