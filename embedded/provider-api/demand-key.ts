import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { Failure } from "./failure.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Middleware that refuses requests without one of the keys, in constant time. A key is sent as
 * `Authorization: Bearer <key>` or `Headout-Auth: <key>`. Preflights have none.
 */
export function demandKey(keys: readonly string[]): MiddlewareHandler {
  const known = keys.map(digest);
  return async ({ req }, next) => {
    const bearer = /^Bearer (\S+)$/i.exec(req.header("authorization") ?? "")?.[1];
    const sent = digest(bearer ?? req.header("headout-auth") ?? "");
    const matches = known.map((key) => timingSafeEqual(key, sent));
    if (req.method !== "OPTIONS" && !matches.includes(true))
      throw new Failure(401, "E_UNAUTHORIZED", "The request has no key of this service.");
    await next();
  };
}
