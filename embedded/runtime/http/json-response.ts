import { entityTag } from "./entity-tag.ts";

export interface JsonReply {
  readonly status: number;
  /** Undefined for a response without a body, such as 204. */
  readonly body: unknown;
  /** With `cache-control`, the response has an entity tag. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Pages of any origin may read responses and `retry-after`: without it their clients retry at once. */
const anyOrigin = { "access-control-allow-origin": "*", "access-control-expose-headers": "retry-after, etag" };

/** Returns a JSON response that nobody may cache unless its headers allow it. */
export function jsonResponse({ status, body, headers }: JsonReply): Response {
  const base = { "cache-control": "no-store", ...anyOrigin, ...headers };
  if (body === undefined) return new Response(null, { status, headers: base });
  const text = JSON.stringify(body);
  const type = { "content-type": "application/json; charset=utf-8", "content-length": `${Buffer.byteLength(text)}` };
  const tag = headers?.["cache-control"] === undefined ? {} : { etag: entityTag(text) };
  return new Response(text, { status, headers: { ...base, ...type, ...tag } });
}
