import type { ServerResponse } from "node:http";
import { entityTag, hasAlready } from "./entity-tag.ts";

export interface JsonReply {
  readonly status: number;
  /** Undefined for an answer without a body, such as 204. */
  readonly body: unknown;
  /** With `cache-control`, the answer gets an entity tag, and is 304 for a client that has it already. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Pages of any origin may read answers, and when to come back: without that their clients ask again at once. */
const anyOrigin = { "access-control-allow-origin": "*", "access-control-expose-headers": "retry-after, etag" };

/** Writes a JSON answer to a Node response. Nobody may keep it unless its headers say so. */
export function sendJson(response: ServerResponse, { status, body, headers }: JsonReply): void {
  const base = { "cache-control": "no-store", ...anyOrigin, ...headers };
  if (body === undefined) return end(response, status, base, "");
  const text = JSON.stringify(body);
  const etag = headers?.["cache-control"] === undefined ? undefined : entityTag(text);
  const tagged = etag === undefined ? base : { ...base, etag };
  if (etag !== undefined && hasAlready(response.req.headers["if-none-match"], etag)) {
    return end(response, 304, tagged, "");
  }
  const type = "application/json; charset=utf-8";
  end(response, status, { ...tagged, "content-type": type, "content-length": `${Buffer.byteLength(text)}` }, text);
}

function end(response: ServerResponse, status: number, headers: Readonly<Record<string, string>>, text: string): void {
  response.writeHead(status, headers).end(text);
}
