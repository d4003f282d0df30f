import { LRUCache } from "lru-cache";
import { Attempts, type Waiter } from "../pages/attempts.ts";
import { Bulkhead } from "../pages/bulkhead.ts";
import { type Picture, PictureError } from "./fetch-picture.ts";

export interface PictureCacheSettings {
  readonly read: (url: string, accept: string) => Promise<Picture>;
  /** Bytes of all pictures, about. */
  readonly maxBytes: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Notified of each picture that could not be read. */
  readonly onFailure: (error: unknown) => void;
}

/** A picture as it was found. A stale one may be used for seconds. */
export interface FoundPicture {
  readonly picture: Picture;
  readonly stale: boolean;
}

interface Entry {
  readonly picture: Picture;
  readonly freshUntil: number;
  /** When a stale one may be read again: a fault must not cause a request for each visitor. */
  readonly readAgainAt: number;
}

/** Apart from that of pages, so that slow pictures stop no page. */
const limits = {
  concurrency: 6,
  slowAfterMs: 1_000,
  total: 12,
  ofClient: 8,
  queue: { "default-view": 0, currency: 0, view: 96, background: 24 },
  // A page has dozens of pictures.
  clientShare: 0.5,
  patienceMs: 8_000,
};

const retryMs = 5_000;

/** Bytes of a picture besides its own, about. */
const overhead = 1_000;

/** Caches pictures. Each is read once at a time, however many request it. A stale one is sent while it is read again. */
export class PictureCache {
  readonly #settings: PictureCacheSettings;
  readonly #bulkhead = new Bulkhead(limits);
  readonly #pictures: LRUCache<string, Entry>;
  readonly #attempts = new Attempts<Picture>();

  constructor(settings: PictureCacheSettings) {
    this.#settings = settings;
    this.#pictures = new LRUCache({
      maxSize: settings.maxBytes,
      sizeCalculation: ({ picture }) => countBytes(picture),
    });
  }

  /** Returns a picture at once, if it is cached. */
  find(url: string, accept: string): FoundPicture | undefined {
    const entry = this.#pictures.get(toPictureKey(url, accept));
    if (entry === undefined) return undefined;
    const now = this.#settings.now();
    const stale = now >= entry.freshUntil;
    // The load notes its failure.
    if (stale && now >= entry.readAgainAt) this.#load(url, accept, { priority: "background" }).catch(() => {});
    return { picture: entry.picture, stale };
  }

  /** Returns a picture once it is read. Throws `PictureError`, and `OverloadError` when too many are read, in all or for a client. */
  async load(url: string, accept: string, client?: string): Promise<FoundPicture> {
    return { picture: await this.#load(url, accept, { priority: "view", client }), stale: false };
  }

  #load(url: string, accept: string, waiter: Waiter): Promise<Picture> {
    const key = toPictureKey(url, accept);
    return this.#attempts.join(key, waiter, (ticket) =>
      this.#bulkhead
        .run(ticket, () => this.#settings.read(url, accept))
        .then(
          (picture) => this.#store(key, picture),
          (error: unknown) => this.#fail(key, error),
        ),
    );
  }

  #store(key: string, picture: Picture): Picture {
    const { freshForMs } = picture;
    const freshUntil = this.#settings.now() + (freshForMs ?? 0);
    if (freshForMs === undefined) this.#pictures.delete(key);
    else this.#pictures.set(key, { picture, freshUntil, readAgainAt: freshUntil });
    return picture;
  }

  /** Notes a failure. The last good picture remains, unless the service reports that it is gone. */
  #fail(key: string, error: unknown): never {
    this.#settings.onFailure(error);
    const entry = this.#pictures.peek(key);
    if (error instanceof PictureError && error.status === 404) this.#pictures.delete(key);
    else if (entry !== undefined) this.#pictures.set(key, { ...entry, readAgainAt: this.#settings.now() + retryMs });
    throw error;
  }
}

function countBytes({ bytes: { identity, br, gzip } }: Picture): number {
  return identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + overhead;
}

function toPictureKey(url: string, accept: string): string {
  return `${accept} ${url}`;
}
