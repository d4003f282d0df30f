import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import type { PageBody } from "./stored-page.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify<string, Uint8Array>(gzip);
const fromGzip = promisify<Uint8Array, Buffer>(gunzip);

/** A higher quality saves little more, and takes many times as long. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses HTML, outside of the thread that handles requests. */
export async function compress(html: string): Promise<PageBody> {
  const [brotli, gzipped] = await Promise.all([toBrotli(html, quality), toGzip(html)]);
  const hash = createHash("sha1").update(html).digest("base64url");
  return { brotli, gzip: gzipped, etag: `W/"${hash}"` };
}

export async function decompress({ gzip: gzipped }: PageBody): Promise<Buffer> {
  return fromGzip(gzipped);
}
