import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import type { PageBody } from "./stored-page.ts";

const toBrotli = promisify(brotliCompress);
export const toGzip = promisify<string | Uint8Array, Uint8Array>(gzip);
const fromGzip = promisify<Uint8Array, Buffer>(gunzip);

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** For visitors who wait: 4 % smaller than quality 5 in 1 ms more, for 150 kB. From 10 on, it takes many times as long. */
export const quick = quality(8);

/** A tenth smaller, in 40 times the time. */
const best = quality(11);

/** Compresses HTML, outside of the thread that handles requests. HTML that has not changed has its last body. */
export async function compress(html: string, last?: PageBody): Promise<PageBody> {
  const etag = `W/"${createHash("sha1").update(html).digest("base64url")}"`;
  if (last?.etag === etag) return last;
  const [brotli, gzipped] = await Promise.all([toBrotli(html, quick), toGzip(html)]);
  return { brotli, gzip: gzipped, etag };
}

/** Compresses a body as well as possible. */
export async function compressBetter(body: PageBody): Promise<PageBody> {
  return { ...body, brotli: await toBrotli(await decompress(body), best) };
}

export async function decompress({ gzip: gzipped }: Pick<PageBody, "gzip">): Promise<Buffer> {
  return fromGzip(gzipped);
}
