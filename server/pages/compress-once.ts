import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { toGzip } from "./compress.ts";

/** Bytes from which it pays to recognise a body. Smaller ones are compressed in the time that takes. */
const largeFrom = 262_144;

/**
 * Returns a function to gzip. A large body, as a sitemap, is compressed once for all who request it, until it has changed.
 * Of these, up to `maxBytes` are stored.
 */
export function createCompressor(
  maxBytes: number,
  compress: (body: Uint8Array) => Promise<Uint8Array> = toGzip,
): (body: Uint8Array) => Promise<Uint8Array> {
  const stored = new LRUCache<string, Uint8Array>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  const compressing = new Map<string, Promise<Uint8Array>>();
  const start = (key: string, body: Uint8Array) => {
    const result = compress(body).finally(() => compressing.delete(key));
    compressing.set(key, result);
    return result.then((bytes) => (stored.set(key, bytes), bytes));
  };
  return async (body) => {
    if (body.length < largeFrom) return compress(body);
    const key = createHash("sha1").update(body).digest("base64");
    return stored.get(key) ?? compressing.get(key) ?? start(key, body);
  };
}
