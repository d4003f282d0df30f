import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";

/** Returns a strong entity tag (RFC 9110 section 8.8.3): equal content has equal tags. */
export function entityTag(content: string | Uint8Array): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
}

const compareTags = etag({
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    "access-control-allow-origin",
    "access-control-expose-headers",
    "x-content-type-options",
  ],
});

/** Middleware that returns 304 to a client that has the tagged content already. Responses without a tag get none. */
export const notModified: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.headers.has("etag")) await compareTags(context, async () => {});
};
