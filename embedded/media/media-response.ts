import { entityTag } from "@tessera/runtime/http/entity-tag.ts";

/** Prevents scripts of an SVG from running: it is sandboxed, and only its styles apply. */
export const sandbox = { "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** Returns what never changes at its address: a file or picture with a strong entity tag. */
export function mediaResponse(
  body: Uint8Array,
  type: string,
  headers: Readonly<Record<string, string>> = {},
  tag = entityTag(body),
): Response {
  const cached = { etag: tag, "cache-control": "public, max-age=31536000, immutable" };
  const typed = { "content-type": type, "content-length": `${body.length}`, "x-content-type-options": "nosniff" };
  return new Response(Buffer.from(body), { headers: { ...cached, ...typed, ...headers } });
}

export function mediaProblem(status: 400 | 404 | 503, message: string): Response {
  const headers = {
    "content-type": "application/json",
    "cache-control": "no-store",
    ...(status === 503 && { "retry-after": "1" }),
  };
  return new Response(JSON.stringify({ message }), { status, headers });
}
