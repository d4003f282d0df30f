import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Sitemap } from "./sitemap-xml.ts";

const toGzip = promisify(gzip);

type Bytes = Uint8Array<ArrayBuffer>;

/** The compressed files of each sitemap, for as long as it is the current one. */
const compressed = new WeakMap<Sitemap, Map<string, Promise<Bytes>>>();

/** Compresses a file of a sitemap, once for each sitemap. A failure is not stored. */
export function compressedFile(sitemap: Sitemap, xml: string): Promise<Bytes> {
  const files = compressed.get(sitemap) ?? new Map<string, Promise<Bytes>>();
  compressed.set(sitemap, files);
  const known = files.get(xml);
  if (known !== undefined) return known;
  const bytes = toGzip(xml).then((result) => new Uint8Array(result));
  files.set(xml, bytes);
  bytes.catch(() => files.delete(xml));
  return bytes;
}
