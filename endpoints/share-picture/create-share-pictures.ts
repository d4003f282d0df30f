import { LRUCache } from "lru-cache";
import { createQueue } from "../../http/create-queue.ts";

/** The picture of a page. */
export interface SharePicture {
  readonly bytes: Buffer;
  /** Whether it lacks the page's photograph or words of its title, or the page itself is provisional. */
  readonly isFallback: boolean;
}

type Render = () => Promise<SharePicture | undefined>;

export interface SharePictures {
  /** Returns the picture of an address; undefined without a page. Throws `BusyError`. */
  readonly of: (address: string, render: Render) => Promise<SharePicture | undefined>;
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

/** Caches pictures of pages. Each is rendered once at a time; a fallback and an address without a page are not cached. */
export function createSharePictures({ maxBytes, ttlMs, concurrency, queue }: SharePicturesOptions): SharePictures {
  const sizeCalculation = ({ bytes }: SharePicture) => bytes.length;
  const pictures = new LRUCache<string, SharePicture>({ maxSize: maxBytes, sizeCalculation, ttl: ttlMs });
  const rendering = new Map<string, Promise<SharePicture | undefined>>();
  const inTurn = createQueue({ concurrency, queue });
  const load = async (address: string, render: Render) => {
    try {
      const picture = await inTurn(render);
      if (picture?.isFallback === false) pictures.set(address, picture);
      return picture;
    } finally {
      rendering.delete(address);
    }
  };
  return {
    of: async (address, render) => {
      const known = pictures.get(address);
      if (known !== undefined) return known;
      const loading = rendering.get(address) ?? load(address, render);
      rendering.set(address, loading);
      return loading;
    },
  };
}
