import type { IncomingMessage } from "node:http";
import { BodyTooLarge } from "./body-too-large.ts";

/**
 * All that a client sends; rejects with a `BodyTooLarge` as soon as it is more than `limit` bytes. The rest is left to
 * be thrown away by the answer: clients read none before they have sent everything.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array> {
  if (Number(request.headers["content-length"] ?? 0) > limit) throw new BodyTooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError("The request was read as text already.");
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
