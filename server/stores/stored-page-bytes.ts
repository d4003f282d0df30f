import * as v from "valibot";
import type { StoredPage } from "../pages/stored-page.ts";
import { pack, unpack } from "./packed.ts";

/** A page with what its process knew of publications when it began to read content. */
export interface KnownPage {
  readonly page: StoredPage;
  /** Id of the last publication in the order that machines share; the process itself on one machine. */
  readonly position: string;
}

const recordSchema = v.object({
  key: v.string(),
  position: v.string(),
  etag: v.nullable(v.string()),
  page: v.object({
    status: v.number(),
    headers: v.record(v.string(), v.string()),
    tags: v.array(v.string()),
    readAt: v.number(),
    storedAt: v.number(),
    freshForMs: v.number(),
    provisional: v.boolean(),
    buildId: v.string(),
  }),
});

/** Returns a page as bytes, its key included. */
export function encodePage(key: string, { page: { body, ...page }, position }: KnownPage): Buffer {
  const bodies = body === undefined ? [] : [Buffer.from(body.brotli), Buffer.from(body.gzip)];
  return pack({ json: { key, position, etag: body?.etag ?? null, page }, bodies });
}

/** Returns the page of a key; undefined for other bytes, or the page of another key. */
export function decodePage(key: string, bytes: Buffer): KnownPage | undefined {
  const packed = unpack(bytes);
  const { success, output } = v.safeParse(recordSchema, packed?.json);
  if (packed === undefined || !success || output.key !== key) return undefined;
  const [brotli, gzip] = packed.bodies;
  const { etag, page, position } = output;
  if (etag === null) return { page: { ...page, body: undefined }, position };
  return brotli === undefined || gzip === undefined
    ? undefined
    : { page: { ...page, body: { brotli, gzip, etag } }, position };
}
