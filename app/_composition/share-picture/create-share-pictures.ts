import { LRUCache } from "lru-cache";

/** Too many pictures are rendered or wait. */
export class BusyError extends Error {
  override readonly name = "BusyError";
}

export interface SharePictures {
  /** Returns the picture of an address; undefined where there is no page. Throws `BusyError`. */
  readonly of: (address: string, draw: () => Promise<Buffer | undefined>) => Promise<Buffer | undefined>;
}

interface SharePicturesOptions {
  /** Bytes of the pictures that are cached. */
  readonly maxBytes: number;
  /** Milliseconds that a picture is as its page was. */
  readonly ttlMs: number;
  /** Pictures that are rendered at a time: each takes a core for a moment. */
  readonly concurrency: number;
  /** Pictures that may wait. */
  readonly queue: number;
}

/** Caches pictures of pages. Each is rendered once at a time; an address without a page is never cached. */
export function createSharePictures({ maxBytes, ttlMs, concurrency, queue }: SharePicturesOptions): SharePictures {
  const pictures = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
    ttl: ttlMs,
  });
  const drawing = new Map<string, Promise<Buffer | undefined>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async (draw: () => Promise<Buffer | undefined>) => {
    if (running < concurrency) running += 1;
    else if (waiting.length < queue) await new Promise<void>((resolve) => void waiting.push(resolve));
    else throw new BusyError(`${running} pictures are rendered, and ${waiting.length} wait.`);
    try {
      return await draw();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
  const load = async (address: string, draw: () => Promise<Buffer | undefined>) => {
    try {
      const picture = await inTurn(draw);
      if (picture !== undefined) pictures.set(address, picture);
      return picture;
    } finally {
      drawing.delete(address);
    }
  };
  return {
    of: async (address, draw) => {
      const known = pictures.get(address);
      if (known !== undefined) return known;
      const loading = drawing.get(address) ?? load(address, draw);
      drawing.set(address, loading);
      return loading;
    },
  };
}
