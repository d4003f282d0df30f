import { LRUCache } from "lru-cache";
import type { Picture } from "./render-picture.ts";

/** Bytes of encoded pictures that are cached. */
const capacity = 64 * 1024 * 1024;

/** Caches pictures. Of several requests for a missing one, one renders and the others wait for it. */
export function createPictureCache(
  maxSize = capacity,
): (key: string, render: () => Promise<Picture>) => Promise<Picture> {
  const pictures = new LRUCache<string, Picture>({ maxSize, sizeCalculation: ({ body }) => body.length });
  const inFlight = new Map<string, Promise<Picture>>();
  return async (key, render) => {
    const known = pictures.get(key);
    if (known) return known;
    const rendering = inFlight.get(key) ?? render().finally(() => inFlight.delete(key));
    inFlight.set(key, rendering);
    const rendered = await rendering;
    pictures.set(key, rendered);
    return rendered;
  };
}
