import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Encoding } from "../pages/content-encoding.ts";

/** The bytes of a picture by content encoding. Only an SVG has more than its own: other types are compressed already. */
export type PictureBytes = Readonly<Record<"identity", Uint8Array>> & Partial<Readonly<Record<Encoding, Uint8Array>>>;

const toBrotli = promisify<Uint8Array, Uint8Array>(brotliCompress);
const toGzip = promisify<Uint8Array, Uint8Array>(gzip);

/** Returns the bytes as they can be sent: an SVG of 12 KB has 2 to 3. Compresses outside of the thread that handles requests. */
export async function compressPicture(type: string, identity: Uint8Array): Promise<PictureBytes> {
  if (type !== "image/svg+xml") return { identity };
  const [br, gzipped] = await Promise.all([toBrotli(identity), toGzip(identity)]);
  return { identity, br, gzip: gzipped };
}
